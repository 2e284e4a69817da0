import { emailTypeLabels } from '@share/contract/areas/emails/email-types.ts';
import type { DefaultTemplate } from '../default-template.ts';
import { orderEmail } from '../order-email.ts';

export const orderRejectedRefundDue: DefaultTemplate = orderEmail({
  name: emailTypeLabels['order-rejected-refund-due'],
  title: {
    pl: 'Twoje zamówienie zostało odrzucone, zwrócimy pieniądze',
    en: 'Your order has been rejected, and we will return your money',
  },
  news: {
    pl: 'Nie możemy zrealizować tego zamówienia. Otrzymaliśmy Twoją płatność i zwrócimy całą kwotę na rachunek podany poniżej.',
    en: 'We cannot carry out this order. We have received your payment and will return the full amount to the account below.',
  },
  note: '{{rejectionNote}}',
  details: ['refundAmount', 'refundAccount'],
  closing: {
    pl: 'Jeśli brakuje numeru rachunku albo jest on nieaktualny, napisz do nas, zanim odeślemy pieniądze.',
    en: 'If the account is missing or no longer yours, write to us before we return the money.',
  },
});
