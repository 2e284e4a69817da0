import { emailsList, getEmail } from '@share/contract/areas/emails/emails.endpoints.ts';
import { filtered, type HomeCards } from '../home/home.shared.tsx';
import { emailsPaths } from './emails.paths.ts';

export const emailsCards = {
  emailsFailed: {
    title: { pl: 'Niewysłane e-maile', en: 'E-mails that failed' },
    open: { endpoint: getEmail, to: emailsPaths.view },
    all: { to: emailsPaths.list, search: filtered(emailsList, { waits: 'failed' }) },
    shows: 'since',
  },
} satisfies HomeCards;
