import { emailTypeLabels } from '@share/contract/areas/emails/email-types.ts';
import type { DefaultTemplate } from '../default-template.ts';
import { emailLayout } from '../email-layout.ts';

export const passwordReset: DefaultTemplate = {
  name: emailTypeLabels['password-reset'],
  subject: { pl: 'Ustaw nowe hasło', en: 'Choose a new password' },
  body: {
    pl: emailLayout({
      language: 'pl',
      title: 'Ustaw nowe hasło',
      paragraphs: [
        'Dzień dobry, {{firstName}}!',
        'Otrzymaliśmy prośbę o zmianę hasła do Twojego konta. Kliknij przycisk, aby ustawić nowe hasło.',
      ],
      button: { label: 'Ustaw nowe hasło', writtenOut: 'Jeśli przycisk nie działa, otwórz ten adres:' },
      closing: 'Link działa tylko raz i przez krótki czas. Jeśli to nie Twoja prośba, zignoruj tę wiadomość.',
    }),
    en: emailLayout({
      language: 'en',
      title: 'Choose a new password',
      paragraphs: [
        'Hello {{firstName}},',
        'We received a request to change the password of your account. Press the button to choose a new one.',
      ],
      button: {
        label: 'Choose a new password',
        writtenOut: 'If the button does not work, open this address:',
      },
      closing:
        'The link works once and only for a short time. If you did not ask for it, ignore this message.',
    }),
  },
};
