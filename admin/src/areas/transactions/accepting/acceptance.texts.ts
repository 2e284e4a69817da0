import { bothLanguages } from '../../../platform/texts.ts';

/** The texts of the question before a payment is accepted. */
export const acceptanceTexts = bothLanguages({
  pl: {
    andNext: 'Zaakceptuj i następna',
    title: (id: number) => `Zaakceptować wpłatę (transakcja nr ${id})?`,
    withOrderTitle: (id: number) => `Zaakceptować wpłatę i zamówienie nr ${id}?`,
    receivedAmount: 'Wpłynęło',
    receivedOn: 'Data wpływu',
    note: 'Uwaga',
    less: (amount: string) => `O ${amount} mniej, niż oczekiwano. Wpisz w uwadze, skąd różnica.`,
    more: (amount: string) =>
      `O ${amount} więcej, niż oczekiwano: nadwyżka będzie do zwrotu. Wpisz w uwadze, skąd różnica.`,
    message: (email: string) => `E-mail do ${email}: wpłata dotarła. Tej czynności nie można cofnąć.`,
    withOrderMessage: (email: string) =>
      `E-maile do ${email}: wpłata dotarła, udziały są wydane. Tej czynności nie można cofnąć.`,
    noEmail: 'Konto inwestora jest usunięte, więc e-maila nie będzie. Tej czynności nie można cofnąć.',
    late: {
      accept: 'Odnotuj spóźniony przelew',
      title: (id: number) => `Odnotować spóźniony przelew (transakcja nr ${id})?`,
      message:
        'Zamówienie jest już anulowane i takie pozostanie. Pieniądze będą do zwrotu na rachunek inwestora; e-mail do niego nie zostanie wysłany. Tej czynności nie można cofnąć.',
      toast: { done: 'Spóźniony przelew odnotowany', failed: 'Nie udało się odnotować spóźnionego przelewu' },
    },
    further: {
      accept: 'Odnotuj kolejny przelew',
      title: (id: number) => `Odnotować kolejny przelew (transakcja nr ${id})?`,
      message:
        'Wpłata za to zamówienie jest już odnotowana, więc cała kwota będzie do zwrotu na rachunek inwestora. Status się nie zmieni; e-mail nie zostanie wysłany. Tej czynności nie można cofnąć.',
      other: 'To inna kwota niż kwota transakcji. Wpisz w uwadze, co to za przelew.',
      toast: { done: 'Kolejny przelew odnotowany', failed: 'Nie udało się odnotować kolejnego przelewu' },
    },
    toast: { done: 'Wpłata zaakceptowana', failed: 'Nie udało się zaakceptować wpłaty' },
  },
  en: {
    andNext: 'Accept and next',
    title: (id: number) => `Accept the payment (transaction no. ${id})?`,
    withOrderTitle: (id: number) => `Accept the payment and order ${id}?`,
    receivedAmount: 'Received',
    receivedOn: 'Received on',
    note: 'Note',
    less: (amount: string) =>
      `${amount} less than expected. Say in the note where the difference comes from.`,
    more: (amount: string) =>
      `${amount} more than expected: the surplus becomes a refund due. Say in the note where the difference comes from.`,
    message: (email: string) => `E-mail to ${email}: the payment has arrived. This cannot be undone.`,
    withOrderMessage: (email: string) =>
      `E-mails to ${email}: the payment has arrived, the shares are issued. This cannot be undone.`,
    noEmail: "The investor's account is deleted, so no e-mail is sent. This cannot be undone.",
    late: {
      accept: 'Record a late transfer',
      title: (id: number) => `Record a late transfer (transaction no. ${id})?`,
      message:
        'The order is cancelled and stays cancelled. The money becomes a refund due to the investor’s account; no e-mail is sent. This cannot be undone.',
      toast: { done: 'Late transfer recorded', failed: 'The late transfer could not be recorded' },
    },
    further: {
      accept: 'Record a further transfer',
      title: (id: number) => `Record a further transfer (transaction no. ${id})?`,
      message:
        'The payment for this order is recorded already, so all of this money becomes a refund due to the investor’s account. No status changes; no e-mail is sent. This cannot be undone.',
      other: 'This is not the amount of the transaction. Say in the note what this transfer is.',
      toast: { done: 'Further transfer recorded', failed: 'The further transfer could not be recorded' },
    },
    toast: { done: 'Payment accepted', failed: 'The payment could not be accepted' },
  },
});
