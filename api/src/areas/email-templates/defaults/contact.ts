import { emailTypeLabels } from '@share/contract/areas/emails/email-types.ts';
import type { DefaultTemplate } from '../default-template.ts';
import { emailLayout } from '../email-layout.ts';

export const contact: DefaultTemplate = {
  name: emailTypeLabels.contact,
  subject: { pl: 'Formularz kontaktowy: {{subject}}', en: 'Contact form: {{subject}}' },
  body: {
    pl: emailLayout({
      language: 'pl',
      title: 'Wiadomość z formularza kontaktowego',
      paragraphs: ['{{message}}'],
      details: [
        ['Imię i nazwisko', '{{name}}'],
        ['E-mail', '{{email}}'],
        ['Zgody', '{{agreements}}'],
      ],
      closing: 'Odpowiedź na tę wiadomość trafi do osoby, która ją napisała.',
    }),
    en: emailLayout({
      language: 'en',
      title: 'Message from the contact form',
      paragraphs: ['{{message}}'],
      details: [
        ['Name', '{{name}}'],
        ['E-mail', '{{email}}'],
        ['Agreements', '{{agreements}}'],
      ],
      closing: 'A reply to this message goes to the person who wrote it.',
    }),
  },
};
