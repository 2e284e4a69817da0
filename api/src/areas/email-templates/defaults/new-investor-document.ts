import { emailTypeLabels } from '@share/contract/areas/emails/email-types.ts';
import type { DefaultTemplate } from '../default-template.ts';
import { emailLayout } from '../email-layout.ts';

export const newInvestorDocument: DefaultTemplate = {
  name: emailTypeLabels['new-investor-document'],
  subject: { pl: 'Nowy dokument: {{offerTitle}}', en: 'New document: {{offerTitle}}' },
  body: {
    pl: emailLayout({
      language: 'pl',
      title: 'Nowy dokument dla inwestorów',
      paragraphs: [
        'Dzień dobry, {{firstName}}!',
        'Do oferty „{{offerTitle}}”, w którą inwestujesz, dodaliśmy dokument: {{documentName}}. Zaloguj się, aby go pobrać.',
      ],
      button: { label: 'Zobacz dokumenty', writtenOut: 'Jeśli przycisk nie działa, otwórz ten adres:' },
      closing: 'Otrzymujesz tę wiadomość, ponieważ masz udziały w tej ofercie.',
    }),
    en: emailLayout({
      language: 'en',
      title: 'New document for investors',
      paragraphs: [
        'Hello {{firstName}},',
        'We have added a document to the offer “{{offerTitle}}”, in which you have invested: {{documentName}}. Sign in to download it.',
      ],
      button: { label: 'See the documents', writtenOut: 'If the button does not work, open this address:' },
      closing: 'You are receiving this message because you hold shares in this offer.',
    }),
  },
};
