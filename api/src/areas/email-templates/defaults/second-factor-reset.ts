import { emailTypeLabels } from '@share/contract/areas/emails/email-types.ts';
import type { DefaultTemplate } from '../default-template.ts';
import { emailLayout } from '../email-layout.ts';

export const secondFactorReset: DefaultTemplate = {
  name: emailTypeLabels['second-factor-reset'],
  subject: { pl: 'Usunięto drugi składnik logowania', en: 'Your second factor has been removed' },
  body: {
    pl: emailLayout({
      language: 'pl',
      title: 'Usunięto drugi składnik logowania',
      paragraphs: [
        'Dzień dobry, {{firstName}}!',
        'Administrator usunął drugi składnik logowania z Twojego konta, razem z kodami zapasowymi. Zakończyliśmy też wszystkie sesje. Zalogujesz się samym hasłem, a nowy składnik włączysz na ekranie „Moje konto”.',
      ],
      closing: 'Jeśli to nie Twoja prośba, skontaktuj się z nami jak najszybciej.',
    }),
    en: emailLayout({
      language: 'en',
      title: 'Your second factor has been removed',
      paragraphs: [
        'Hello {{firstName}},',
        'An administrator has removed the second factor from your account, with its recovery codes. We have also ended all sessions. Sign in with your password, and turn on a new second factor on the “My account” screen.',
      ],
      closing: 'If you did not ask for this, please contact us as soon as you can.',
    }),
  },
};
