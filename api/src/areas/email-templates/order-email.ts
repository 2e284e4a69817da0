import type { Language } from '@share/contract/shared/languages.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import type { DefaultTemplate } from './default-template.ts';
import { emailLayout } from './email-layout.ts';

const labels = {
  offerTitle: { pl: 'Oferta', en: 'Offer' },
  orderId: { pl: 'Numer zamówienia', en: 'Order number' },
  quantity: { pl: 'Liczba udziałów', en: 'Number of shares' },
  totalAmount: { pl: 'Kwota', en: 'Amount' },
  accountHolder: { pl: 'Odbiorca przelewu', en: 'Recipient of the transfer' },
  bankName: { pl: 'Bank', en: 'Bank' },
  accountNumber: { pl: 'Numer rachunku', en: 'Account number' },
  transferTitle: { pl: 'Tytuł przelewu', en: 'Payment reference' },
  refundAmount: { pl: 'Kwota zwrotu', en: 'Amount to be returned' },
  refundAccount: { pl: 'Rachunek do zwrotu', en: 'Account for the refund' },
  shareNumbers: { pl: 'Numery udziałów', en: 'Share numbers' },
  waitUntil: { pl: 'Termin wpłaty (czas polski)', en: 'Payment due (Polish time)' },
} as const satisfies Record<string, Translated>;
type Detail = keyof typeof labels;

const ORDER: readonly Detail[] = ['offerTitle', 'orderId', 'quantity', 'totalAmount'];
export const TRANSFER: readonly Detail[] = [
  'accountHolder',
  'bankName',
  'accountNumber',
  'transferTitle',
  'waitUntil',
];

interface OrderEmail {
  name: Translated;
  title: Translated;
  news: Translated;
  /** A variable that stands below the news, and may be empty. */
  note?: string;
  closing: Translated;
  /** Rows after those that every order e-mail has. */
  details?: readonly Detail[];
}

const greetings: Translated = { pl: 'Dzień dobry, {{firstName}}!', en: 'Hello {{firstName}},' };

export function orderEmail({ name, title, news, note, closing, details = [] }: OrderEmail): DefaultTemplate {
  const body = (language: Language) =>
    emailLayout({
      language,
      title: title[language],
      paragraphs: [greetings[language], news[language], ...(note ? [note] : [])],
      details: [...ORDER, ...details].map((detail) => [labels[detail][language], `{{${detail}}}`]),
      ...(details === TRANSFER && { code: '{{transferCode}}' }),
      closing: closing[language],
    });
  return {
    name,
    subject: { pl: `${title.pl}: {{offerTitle}}`, en: `${title.en}: {{offerTitle}}` },
    body: { pl: body('pl'), en: body('en') },
  };
}
