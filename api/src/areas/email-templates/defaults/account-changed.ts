import { emailTypeLabels } from '@share/contract/areas/emails/email-types.ts';
import type { DefaultTemplate } from '../default-template.ts';
import { emailLayout } from '../email-layout.ts';

export const accountChanged: DefaultTemplate = {
  name: emailTypeLabels['account-changed'],
  subject: { pl: 'Zmieniono dane Twojego konta', en: 'Your account has been changed' },
  body: {
    pl: emailLayout({
      language: 'pl',
      title: 'Zmieniono dane Twojego konta',
      paragraphs: [
        'Dzień dobry, {{firstName}}!',
        'Na Twoim koncie zmieniono: {{changed}}. Ze względów bezpieczeństwa zakończyliśmy wszystkie sesje i unieważniliśmy wysłane wcześniej linki.',
      ],
      closing: 'Jeśli ta zmiana nie jest Twoja, skontaktuj się z nami jak najszybciej.',
    }),
    en: emailLayout({
      language: 'en',
      title: 'Your account has been changed',
      paragraphs: [
        'Hello {{firstName}},',
        'This was changed in your account: {{changed}}. To be safe, we have signed you out everywhere and cancelled all links sent earlier.',
      ],
      closing: 'If you did not ask for this change, please contact us as soon as you can.',
    }),
  },
};
