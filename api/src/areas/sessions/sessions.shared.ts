/** For other areas: sessions of an account, and how often passwords, codes and links may be tried. */
export { deviceInWords } from './device-in-words.ts';
export { endOtherSessions, endSession, endSessionsOf } from './end-sessions.ts';
export {
  countBytes,
  countCodeTry,
  countingOwnOrder,
  countMessage,
  countOwnTry,
  countRegistration,
  countSignIn,
  countTokenTry,
  forgiveSignIn,
  giveBackAll,
  knowNetwork,
  mayMailToday,
} from './limits/limits.ts';
export { countTry, isFirstWithin, secondsUntilNext } from './limits/throttle.ts';
export { markConfirmed } from './mark-confirmed.ts';
export { holdOwnSession, resumeOwnSession } from './own-session.ts';
export { insertSession, tokensOf } from './sign-in.ts';
