/** The parts of the frame that the login-type screens draw as well. */
export { Brand } from './brand.tsx';
export { LanguageSwitcher } from './language-switcher.tsx';
