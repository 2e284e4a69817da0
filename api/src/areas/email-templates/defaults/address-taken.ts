import { emailTypeLabels } from '@share/contract/areas/emails/email-types.ts';
import type { DefaultTemplate } from '../default-template.ts';
import { emailLayout } from '../email-layout.ts';

export const addressTaken: DefaultTemplate = {
  name: emailTypeLabels['address-taken'],
  subject: { pl: 'Masz już u nas konto', en: 'You already have an account' },
  body: {
    pl: emailLayout({
      language: 'pl',
      title: 'Masz już u nas konto',
      paragraphs: [
        'Dzień dobry, {{firstName}}!',
        'Ktoś podał ten adres przy rejestracji, ale konto z tym adresem już istnieje. Możesz się na nie zalogować. Jeśli nie pamiętasz hasła, wybierz na stronie logowania opcję zmiany hasła.',
      ],
      button: { label: 'Przejdź do serwisu', writtenOut: 'Jeśli przycisk nie działa, otwórz ten adres:' },
      closing: 'Jeśli to nie Ty, zignoruj tę wiadomość: na Twoim koncie nic się nie zmieniło.',
    }),
    en: emailLayout({
      language: 'en',
      title: 'You already have an account',
      paragraphs: [
        'Hello {{firstName}},',
        'Somebody entered this address to register, but it has an account already. You can sign in to it. If you have forgotten the password, choose to reset it where you sign in.',
      ],
      button: { label: 'Open the site', writtenOut: 'If the button does not work, open this address:' },
      closing: 'If this was not you, ignore this message: nothing has changed in your account.',
    }),
  },
};
