import { emailTypeLabels } from '@share/contract/areas/emails/email-types.ts';
import type { DefaultTemplate } from '../default-template.ts';
import { emailLayout } from '../email-layout.ts';

export const payoutConfirmed: DefaultTemplate = {
  name: emailTypeLabels['payout-confirmed'],
  subject: { pl: 'Wypłata z inwestycji: {{offerTitle}}', en: 'Payout on your investment: {{offerTitle}}' },
  body: {
    pl: emailLayout({
      language: 'pl',
      title: 'Wypłacamy zysk z Twojej inwestycji',
      paragraphs: [
        'Dzień dobry, {{firstName}}!',
        'Zatwierdziliśmy wypłatę dla udziałowców tej oferty. Pieniądze prześlemy na rachunek podany poniżej.',
      ],
      details: [
        ['Oferta', '{{offerTitle}}'],
        ['Udziały na dzień', '{{payoutDay}}'],
        ['Liczba udziałów', '{{quantity}}'],
        ['Kwota brutto', '{{grossAmount}}'],
        ['Pobrany podatek', '{{taxAmount}}'],
        ['Kwota do wypłaty', '{{netAmount}}'],
        ['Rachunek', '{{payoutAccount}}'],
      ],
      closing:
        'Jeśli brakuje numeru rachunku albo jest on nieaktualny, napisz do nas, zanim prześlemy pieniądze.',
    }),
    en: emailLayout({
      language: 'en',
      title: 'We are paying out on your investment',
      paragraphs: [
        'Hello {{firstName}},',
        'We have confirmed a payout to the shareholders of this offer. We will transfer the money to the account below.',
      ],
      details: [
        ['Offer', '{{offerTitle}}'],
        ['Shares held on', '{{payoutDay}}'],
        ['Number of shares', '{{quantity}}'],
        ['Gross amount', '{{grossAmount}}'],
        ['Tax withheld', '{{taxAmount}}'],
        ['Amount paid out', '{{netAmount}}'],
        ['Account', '{{payoutAccount}}'],
      ],
      closing: 'If the account is missing or no longer yours, write to us before we transfer the money.',
    }),
  },
};
