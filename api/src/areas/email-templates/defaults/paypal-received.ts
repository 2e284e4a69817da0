import { emailTypeLabels } from '@share/contract/areas/emails/email-types.ts';
import type { DefaultTemplate } from '../default-template.ts';
import { orderEmail } from '../order-email.ts';

export const payPalReceived: DefaultTemplate = orderEmail({
  name: emailTypeLabels['paypal-received'],
  title: { pl: 'Otrzymaliśmy Twoją płatność', en: 'We have received your payment' },
  news: {
    pl: 'Twoje zamówienie jest opłacone przez PayPal. Teraz je sprawdzimy i damy Ci znać, gdy udziały będą Twoje.',
    en: 'Your order is paid through PayPal. We will now check it and let you know once the shares are yours.',
  },
  closing: {
    pl: 'Nie musisz nic więcej robić.',
    en: 'There is nothing else that you need to do.',
  },
});
