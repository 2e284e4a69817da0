import { emailTypeLabels } from '@share/contract/areas/emails/email-types.ts';
import type { DefaultTemplate } from '../default-template.ts';
import { orderEmail } from '../order-email.ts';

export const orderRejected: DefaultTemplate = orderEmail({
  name: emailTypeLabels['order-rejected'],
  title: { pl: 'Twoje zamówienie zostało odrzucone', en: 'Your order has been rejected' },
  news: {
    pl: 'Nie możemy zrealizować tego zamówienia. Zarezerwowane udziały wróciły do sprzedaży.',
    en: 'We cannot carry out this order. The shares that were reserved for you are on sale again.',
  },
  note: '{{rejectionNote}}',
  closing: {
    pl: 'Jeśli pieniądze zostały już wysłane, skontaktujemy się z Tobą w sprawie ich zwrotu. Jeśli masz pytania, napisz do nas.',
    en: 'If you have already sent the money, we will contact you about returning it. If you have any questions, write to us.',
  },
});
