import { emailTypeLabels } from '@share/contract/areas/emails/email-types.ts';
import type { DefaultTemplate } from '../default-template.ts';
import { orderEmail, TRANSFER } from '../order-email.ts';

export const paymentReminder: DefaultTemplate = orderEmail({
  name: emailTypeLabels['payment-reminder'],
  title: { pl: 'Czekamy na Twój przelew', en: 'We are waiting for your transfer' },
  news: {
    pl: 'Termin wpłaty za Twoje zamówienie niedługo minie, a przelew jeszcze do nas nie dotarł. Do tego czasu udziały są dla Ciebie zarezerwowane.',
    en: 'The payment for your order is due soon, and your transfer has not reached us yet. Until then the shares are reserved for you.',
  },
  details: TRANSFER,
  closing: {
    pl: 'Jeśli przelew jest już w drodze, nie musisz nic robić. Po terminie zamówienie wygaśnie, a udziały wrócą do sprzedaży.',
    en: 'If the transfer is already on its way, there is nothing that you need to do. After the due date the order expires and its shares go back on sale.',
  },
});
