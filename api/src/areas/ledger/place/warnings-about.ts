import { fullName, isOtherName } from '@share/contract/areas/orders/investor-name.ts';
import type { PlacedOrder } from '@share/contract/areas/orders/orders.schemas.ts';
import type { Language } from '@share/contract/shared/languages.ts';

type Name = Parameters<typeof fullName>[0];

const otherName: Record<Language, (account: string, typed: string) => string> = {
  pl: (account, typed) => `Ten adres należy do: ${account}. Zamówienie złożono na nazwisko: ${typed}.`,
  en: (account, typed) => `This address belongs to ${account}. The order was placed in the name of ${typed}.`,
};

/** Warnings for the caller of a placed order: one typing error in an e-mail gives the shares to somebody else. */
export function warningsAbout(
  account: Name,
  typed: Name,
  language: Language,
): NonNullable<PlacedOrder['warnings']> {
  if (!isOtherName(account, typed)) return [];
  const message = otherName[language](fullName(account), fullName(typed));
  return [{ code: 'EMAIL_HAS_ANOTHER_NAME', path: 'email', message }];
}
