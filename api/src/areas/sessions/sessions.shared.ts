/** What other areas need to let a new person set a first password. */
export { setPasswordLink } from './link-patterns.ts';
export { makePasswordToken, SET_HOURS } from './password-token.ts';
