import type { visibilityTexts } from './visibility.texts.ts';

export interface Visibility {
  userMustBeLoggedIn: boolean;
  userMustInvest: boolean;
}

/** The label for who sees a part of an offer. */
export const seenBy = (
  { userMustBeLoggedIn, userMustInvest }: Visibility,
  t: (typeof visibilityTexts)['pl'],
): string => (userMustInvest ? t.investors : userMustBeLoggedIn ? t.signedIn : t.everybody);
