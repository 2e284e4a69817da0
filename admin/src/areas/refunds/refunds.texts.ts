import { bothLanguages } from '../../platform/texts.ts';

/** The texts about money to be returned. */
export const refundsTexts = bothLanguages({
  pl: {
    titles: {
      rejection: () => 'Zwrot pieniędzy',
      surplus: () => 'Zwrot nadwyżki',
      further: (on: string) => `Zwrot przelewu z ${on}`,
    },
    receivedOn: 'Data wpływu',
    note: 'Uwaga',
    amount: 'Kwota zwrotu',
    account: 'Na rachunek',
    noAccount: 'W zamówieniu nie podano rachunku',
    dueSince: 'Do zwrotu od',
    returnedOn: 'Data zwrotu',
    reference: 'Numer referencyjny',
    referenceHint: 'Numer lub tytuł przelewu zwrotnego w banku.',
    closedBy: 'Odnotowano',
    by: (who: string, at: string) => `${who}, ${at}`,
    close: 'Odnotuj zwrot',
    closeTitle: 'Odnotuj zwrot pieniędzy',
    closeMessage: 'Wpisz dane wykonanego przelewu. Tej czynności nie można cofnąć.',
    toast: { done: 'Zwrot odnotowany', failed: 'Nie udało się odnotować zwrotu' },
  },
  en: {
    titles: {
      rejection: () => 'Refund',
      surplus: () => 'Refund of the surplus',
      further: (on: string) => `Refund of the transfer of ${on}`,
    },
    receivedOn: 'Received on',
    note: 'Note',
    amount: 'Refund amount',
    account: 'To account',
    noAccount: 'The order names no account',
    dueSince: 'Due since',
    returnedOn: 'Refunded on',
    reference: 'Reference',
    referenceHint: 'The number or reference of the refund transfer at the bank.',
    closedBy: 'Recorded',
    by: (who: string, at: string) => `${who}, ${at}`,
    close: 'Record the refund',
    closeTitle: 'Record the refund',
    closeMessage: 'Enter the details of the transfer that was made. This cannot be undone.',
    toast: { done: 'Refund recorded', failed: 'The refund could not be recorded' },
  },
});
