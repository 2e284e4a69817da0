/** What other areas need to give a person a password, or the means to set a first one. */
export { setPasswordLink } from './link-patterns.ts';
export { makePasswordToken, SET_HOURS } from './password-token.ts';
export { hashPassword } from './passwords.ts';
