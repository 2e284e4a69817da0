import { emailTypeLabels } from '@share/contract/areas/emails/email-types.ts';
import type { DefaultTemplate } from '../default-template.ts';
import { orderEmail } from '../order-email.ts';

export const orderCreatedPayPal: DefaultTemplate = orderEmail({
  name: emailTypeLabels['order-created-paypal'],
  title: { pl: 'Przyjęliśmy Twoje zamówienie', en: 'We have received your order' },
  news: {
    pl: 'Zarezerwowaliśmy dla Ciebie udziały. Zapłać za nie przez PayPal: zaloguj się na naszej stronie i otwórz to zamówienie.',
    en: 'We have reserved the shares for you. Please pay for them through PayPal: sign in on our site and open this order.',
  },
  details: ['waitUntil'],
  closing: {
    pl: 'Jeśli płatność nie dotrze w terminie, zamówienie wygaśnie, a udziały wrócą do sprzedaży. Jeśli to nie Twoje zamówienie, skontaktuj się z nami.',
    en: 'If the payment does not arrive in time, the order expires and its shares go back on sale. If you did not place this order, please contact us.',
  },
});
