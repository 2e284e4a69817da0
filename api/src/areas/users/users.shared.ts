/** For other areas: views of users, searches, and passwords of new accounts. */

export { findUser, findUserByEmail, maySignIn } from './find-user.ts';
export {
  createInvestor,
  holdActiveUser,
  type Investor,
  lockInvestor,
} from './investors/find-or-create-investor.ts';
export { insertInvestor } from './investors/insert-investor.ts';
export { toInvestorColumns } from './investors/investor-columns.ts';
export { sendFirstLinkAgain, sendResetLinkAgain } from './invitation/send-link-again.ts';
export { lockAccount } from './lock-account.ts';
export { mailAccountChanges, mailPasswordChange } from './mail-account-changes.ts';
export { markSignedIn } from './mark-signed-in.ts';
export { maySeePeople } from './may-see-people.ts';
export { mailResetLink } from './passwords/mail-reset-link.ts';
export {
  activationLink,
  refuseOtherActivationPattern,
  resetLinkOfPattern,
  resetPasswordLink,
} from './passwords/password-links.ts';
export { findPasswordToken, lockUser, tokenToMail, wasJustMailed } from './passwords/password-token.ts';
export {
  confirmPassword,
  replacePassword,
  setPassword,
} from './passwords/set-password.ts';
export { hasEmail, hasNumber, isPerson, USER_META, userMeta } from './user-meta.ts';
export { investorDataOf, readUser, userRecords } from './users.reads.ts';
export { changesBankAccount, whyNotResetFactor, whyNotShut, whyNotSignOut } from './users.rules.ts';
