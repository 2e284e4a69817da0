import { type DestinationStream, type Level, type Logger, pino } from 'pino';
import { loggedError } from './logged-error.ts';

/** Opens the log, which writes one line of JSON per entry, so that no value can start a new line (R26). */
export const openLog = (level: Level | 'silent', destination?: DestinationStream): Logger =>
  pino({ level, serializers: { err: loggedError } }, destination as DestinationStream);
