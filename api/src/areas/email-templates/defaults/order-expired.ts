import { emailTypeLabels } from '@share/contract/areas/emails/email-types.ts';
import type { DefaultTemplate } from '../default-template.ts';
import { orderEmail } from '../order-email.ts';

export const orderExpired: DefaultTemplate = orderEmail({
  name: emailTypeLabels['order-expired'],
  title: { pl: 'Twoje zamówienie wygasło', en: 'Your order has expired' },
  news: {
    pl: 'Płatność nie dotarła do nas w terminie, dlatego zamówienie wygasło, a zarezerwowane udziały wróciły do sprzedaży.',
    en: 'Your payment did not reach us in time, so the order has expired and the shares that were reserved for you are on sale again.',
  },
  details: ['waitUntil'],
  closing: {
    pl: 'Jeśli pieniądze zostały już wysłane, skontaktuj się z nami. Jeśli nadal chcesz zainwestować, złóż nowe zamówienie.',
    en: 'If you have already sent the money, please contact us. If you still want to invest, place a new order.',
  },
});
