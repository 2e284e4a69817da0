/** For other areas: views of users, searches, and passwords of new accounts. */
export { createInvestor, lockInvestor } from './find-or-create-investor.ts';
export { findUser, findUserByEmail, isActiveStaff } from './find-user.ts';
export { originOfPattern, resetPasswordLink } from './passwords/password-links.ts';
export { findPasswordToken, lockUser, tokenToMail, wasJustMailed } from './passwords/password-token.ts';
export {
  confirmPassword,
  setPassword,
} from './passwords/set-password.ts';
export { hasEmail, isPerson, SEARCHED_PERSON, USER_META, userMeta } from './user-meta.ts';
