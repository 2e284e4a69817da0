import { emailTypeLabels } from '@share/contract/areas/emails/email-types.ts';
import type { DefaultTemplate } from '../default-template.ts';
import { emailLayout } from '../email-layout.ts';

export const accountNotice: DefaultTemplate = {
  name: emailTypeLabels['account-notice'],
  subject: { pl: 'Ważne zdarzenie na Twoim koncie', en: 'Important activity in your account' },
  body: {
    pl: emailLayout({
      language: 'pl',
      title: 'Ważne zdarzenie na Twoim koncie',
      paragraphs: [
        'Dzień dobry, {{firstName}}!',
        'Na Twoim koncie: {{event}}. Jeśli o tym wiesz, nie musisz nic robić.',
      ],
      closing: 'Jeśli nic o tym nie wiesz, zmień hasło i skontaktuj się z nami jak najszybciej.',
    }),
    en: emailLayout({
      language: 'en',
      title: 'Important activity in your account',
      paragraphs: [
        'Hello {{firstName}},',
        'In your account: {{event}}. If you know about this, you need not do anything.',
      ],
      closing: 'If you do not know about this, change your password and contact us as soon as you can.',
    }),
  },
};
