import { type DestinationStream, type Level, type Logger, pino } from 'pino';
import { loggedError } from './logged-error.ts';

/** The log: a line of JSON for each thing told, so that nothing in it can begin a line of its own (R26). */
export const openLog = (level: Level | 'silent', destination?: DestinationStream): Logger =>
  pino({ level, serializers: { err: loggedError } }, destination as DestinationStream);
