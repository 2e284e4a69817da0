import { emailTypeLabels } from '@share/contract/areas/emails/email-types.ts';
import type { DefaultTemplate } from '../default-template.ts';
import { emailLayout } from '../email-layout.ts';

export const activation: DefaultTemplate = {
  name: emailTypeLabels.activation,
  subject: { pl: 'Potwierdź swój adres e-mail', en: 'Confirm your e-mail address' },
  body: {
    pl: emailLayout({
      language: 'pl',
      title: 'Jeszcze jeden krok',
      paragraphs: [
        'Dzień dobry!',
        'Dziękujemy za rejestrację. Kliknij przycisk, aby potwierdzić ten adres, ustawić hasło i założyć konto.',
      ],
      button: { label: 'Załóż konto', writtenOut: 'Jeśli przycisk nie działa, otwórz ten adres:' },
      closing:
        'Link działa tylko raz, przez 24 godziny. Jeśli to nie Ty podałeś ten adres, zignoruj tę wiadomość: konto nie powstanie.',
    }),
    en: emailLayout({
      language: 'en',
      title: 'One more step',
      paragraphs: [
        'Hello,',
        'Thank you for registering. Press the button to confirm this address, choose a password and create your account.',
      ],
      button: { label: 'Create your account', writtenOut: 'If the button does not work, open this address:' },
      closing:
        'The link works once, within 24 hours. If you did not enter this address, ignore this message: no account will be created.',
    }),
  },
};
