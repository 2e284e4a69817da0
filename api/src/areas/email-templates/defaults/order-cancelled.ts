import { emailTypeLabels } from '@share/contract/areas/emails/email-types.ts';
import type { DefaultTemplate } from '../default-template.ts';
import { orderEmail } from '../order-email.ts';

export const orderCancelled: DefaultTemplate = orderEmail({
  name: emailTypeLabels['order-cancelled'],
  title: { pl: 'Twoje zamówienie zostało anulowane', en: 'Your order has been cancelled' },
  news: {
    pl: 'Na Twoją prośbę anulowaliśmy to zamówienie. Zarezerwowane udziały wróciły do sprzedaży.',
    en: 'As you asked, we have cancelled this order. The shares that were reserved for you are on sale again.',
  },
  closing: {
    pl: 'Jeśli pieniądze zostały już wysłane albo to nie była Twoja prośba, napisz do nas.',
    en: 'If you have already sent the money, or did not ask for this, write to us.',
  },
});
