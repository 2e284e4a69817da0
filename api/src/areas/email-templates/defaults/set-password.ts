import { emailTypeLabels } from '@share/contract/areas/emails/email-types.ts';
import type { DefaultTemplate } from '../default-template.ts';
import { emailLayout } from '../email-layout.ts';

export const setPassword: DefaultTemplate = {
  name: emailTypeLabels['set-password'],
  subject: { pl: 'Twoje konto jest gotowe', en: 'Your account is ready' },
  body: {
    pl: emailLayout({
      language: 'pl',
      title: 'Twoje konto jest gotowe',
      paragraphs: [
        'Dzień dobry, {{firstName}}!',
        '{{invitation}} Kliknij przycisk, aby ustawić hasło i się zalogować.',
      ],
      button: { label: 'Ustaw hasło', writtenOut: 'Jeśli przycisk nie działa, otwórz ten adres:' },
      closing: 'Link działa tylko raz, do {{validUntil}} (czas polski). Nie przekazuj go nikomu.',
    }),
    en: emailLayout({
      language: 'en',
      title: 'Your account is ready',
      paragraphs: [
        'Hello {{firstName}},',
        '{{invitation}} Press the button to set your password and sign in.',
      ],
      button: { label: 'Set your password', writtenOut: 'If the button does not work, open this address:' },
      closing: 'The link works once, until {{validUntil}} (Polish time). Do not pass it on.',
    }),
  },
};
