/** For the list of e-mails: the link of a registration, sent again. */
export { isOpenActivation, sendActivationAgain } from './activation-mail.ts';
