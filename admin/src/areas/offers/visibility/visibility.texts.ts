import { bothLanguages } from '../../../platform/texts.ts';

export const visibilityTexts = bothLanguages({
  pl: {
    userMustBeLoggedIn: 'Tylko dla zalogowanych',
    userMustInvest: 'Tylko dla inwestorów tej oferty',
    signedIn: 'Zalogowani',
    investors: 'Inwestorzy',
    everybody: 'Wszyscy',
  },
  en: {
    userMustBeLoggedIn: 'Only for signed-in users',
    userMustInvest: 'Only for investors of this offer',
    signedIn: 'Signed in',
    investors: 'Investors',
    everybody: 'Everybody',
  },
});
