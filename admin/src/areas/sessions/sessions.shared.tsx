export { ConfirmSelf } from './confirm-self.tsx';
export { PasswordField } from './password-field.tsx';
export { CodeField, codeProblems } from './second-step/code-field.tsx';
export { knowsPasskeys, makePasskey } from './second-step/passkey-browser.ts';
export { SignInAgain } from './sign-in-again.tsx';
export { SubmitAlert } from './submit-alert.tsx';
export { type Problem, useSubmit } from './use-submit.ts';
