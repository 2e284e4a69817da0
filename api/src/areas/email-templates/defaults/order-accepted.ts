import { emailTypeLabels } from '@share/contract/areas/emails/email-types.ts';
import type { DefaultTemplate } from '../default-template.ts';
import { orderEmail } from '../order-email.ts';

export const orderAccepted: DefaultTemplate = orderEmail({
  name: emailTypeLabels['order-accepted'],
  title: { pl: 'Udziały są Twoje', en: 'The shares are yours' },
  news: {
    pl: 'Zaakceptowaliśmy Twoje zamówienie i przydzieliliśmy Ci udziały. Dziękujemy za zaufanie!',
    en: 'We have accepted your order and issued the shares to you. Thank you for your trust!',
  },
  details: ['shareNumbers'],
  closing: {
    pl: 'Zachowaj tę wiadomość jako potwierdzenie zakupu.',
    en: 'Keep this message as a confirmation of your purchase.',
  },
});
