/** What the frame shows of signing in. */
export { SignInAgain } from './sign-in-again.tsx';
