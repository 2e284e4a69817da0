import { emailTypeLabels } from '@share/contract/areas/emails/email-types.ts';
import type { DefaultTemplate } from '../default-template.ts';
import { orderEmail } from '../order-email.ts';

export const transferReceived: DefaultTemplate = orderEmail({
  name: emailTypeLabels['transfer-received'],
  title: { pl: 'Otrzymaliśmy Twój przelew', en: 'We have received your transfer' },
  news: {
    pl: 'Twoje zamówienie jest opłacone. Teraz je sprawdzimy i damy Ci znać, gdy udziały będą Twoje.',
    en: 'Your order is paid. We will now check it and let you know once the shares are yours.',
  },
  closing: {
    pl: 'Nie musisz nic więcej robić.',
    en: 'There is nothing else that you need to do.',
  },
});
