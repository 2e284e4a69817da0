import { emailTypeLabels } from '@share/contract/areas/emails/email-types.ts';
import type { DefaultTemplate } from '../default-template.ts';
import { emailLayout } from '../email-layout.ts';

export const secondFactorChanged: DefaultTemplate = {
  name: emailTypeLabels['second-factor-changed'],
  subject: { pl: 'Zmieniono drugi składnik logowania', en: 'Your second factor has been changed' },
  body: {
    pl: emailLayout({
      language: 'pl',
      title: 'Zmieniono drugi składnik logowania',
      paragraphs: [
        'Dzień dobry, {{firstName}}!',
        'Zmiana w logowaniu dwuetapowym na Twoim koncie: {{changed}}. Szczegóły znajdziesz na ekranie „Moje konto”.',
      ],
      closing: 'Jeśli ta zmiana nie jest Twoja, zmień hasło i skontaktuj się z nami jak najszybciej.',
    }),
    en: emailLayout({
      language: 'en',
      title: 'Your second factor has been changed',
      paragraphs: [
        'Hello {{firstName}},',
        'This was changed in the two-step sign-in of your account: {{changed}}. See the “My account” screen for details.',
      ],
      closing: 'If you did not make this change, change your password and contact us as soon as you can.',
    }),
  },
};
