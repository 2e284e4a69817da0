import { emailTypeLabels } from '@share/contract/areas/emails/email-types.ts';
import type { DefaultTemplate } from '../default-template.ts';
import { orderEmail, TRANSFER } from '../order-email.ts';

export const transactionExpiryExtended: DefaultTemplate = orderEmail({
  name: emailTypeLabels['transaction-expiry-extended'],
  title: { pl: 'Masz więcej czasu na przelew', en: 'You have more time for your transfer' },
  news: {
    pl: 'Przedłużyliśmy termin wpłaty za Twoje zamówienie. Udziały są dla Ciebie nadal zarezerwowane.',
    en: 'We have extended the due date of your payment. The shares are still reserved for you.',
  },
  details: TRANSFER,
  closing: {
    pl: 'Jeśli przelew jest już w drodze, nie musisz nic robić.',
    en: 'If the transfer is already on its way, there is nothing that you need to do.',
  },
});
