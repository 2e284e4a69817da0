import { formatNumber } from '@share/contract/shared/numbers/format-number.ts';
import { bothLanguages } from '../../../platform/texts.ts';

export const decisionTexts = bothLanguages({
  pl: {
    title: 'Decyzja',
    failed: 'Nie udało się wczytać danych do decyzji',
    next: {
      waiting: (amount: string, term: string) => `Czekamy na przelew ${amount} do ${term}.`,
      waitingForOther: (amount: string) => `Czekamy na wpłatę ${amount}.`,
      overdue: (term: string) =>
        `Przelew nie nadszedł w terminie (${term}). Zamówienie wkrótce automatycznie wygaśnie.`,
      ready: 'Można zaakceptować: pieniądze wpłynęły.',
      readyForOthers:
        'Pieniądze wpłynęły. Zaakceptować może osoba, która ma do tego uprawnienie. Ty go nie masz.',
      accepted: (at: string) => `Nic do zrobienia: zamówienie zaakceptowano ${at}.`,
      surplusDue: (amount: string) =>
        `Do zwrotu: nadwyżka ${amount}. Wpłynęło więcej, niż kosztuje zamówienie.`,
      furtherDue: 'Do zwrotu: za to zamówienie pieniądze wpłynęły więcej niż raz.',
      refundDue: (amount: string, at: string) =>
        `Do zwrotu: ${amount}. Zamówienie odrzucono ${at}, gdy pieniądze już wpłynęły.`,
      refundDueLate: (amount: string, at: string) =>
        `Do zwrotu: ${amount}. Pieniądze wpłynęły, gdy zamówienie było już anulowane (${at}).`,
      expired: (at: string) => `Zamówienie wygasło ${at}, wpłata nie nadeszła w terminie.`,
      rejected: (at: string, by: string) => `Zamówienie odrzucono ${at} (${by}).`,
      cancelled: (at: string) => `Inwestor anulował zamówienie ${at}.`,
      nothing: 'Nic do zrobienia.',
      ifItArrived: 'Jeśli przelew mimo to nadszedł, odnotuj go w części „Wpłata”: pieniądze będą do zwrotu.',
      returned: (amount: string, on: string) => `Nic do zrobienia: ${amount} zwrócono inwestorowi ${on}.`,
      moneyReturned: 'PayPal zwrócił inwestorowi pieniądze albo ich część: odrzuć zamówienie.',
      returnedTooLate:
        'Udziały są wydane, a PayPal zwrócił inwestorowi pieniądze albo ich część. Wyjaśnij to z inwestorem.',
      disputed:
        'Kupujący zgłosił w PayPal spór o tę wpłatę. Poczekaj na jego wynik albo zaakceptuj mimo to i napisz dlaczego.',
      contradicted:
        'PayPal pokazuje tę wpłatę inaczej, niż jest u nas zapisana. Sprawdź ją na stronie PayPal, a potem ponownie na ekranie transakcji.',
      acceptedContradicted:
        'Udziały są wydane, a PayPal pokazuje wpłatę inaczej, niż jest u nas zapisana. Sprawdź ją na stronie PayPal.',
      own: 'To Twoje własne zamówienie: wpłatę i zamówienie musi zaakceptować ktoś inny.',
      ownWithNote:
        'To Twoje własne zamówienie. Jesteś jedynym superadministratorem, więc możesz je zaakceptować, ale napisz dlaczego.',
      acceptedDisputed:
        'Udziały są wydane, a kupujący zgłosił w PayPal spór o wpłatę. Odpowiedz na niego na stronie PayPal.',
      refundDisputed: (amount: string) =>
        `Do zwrotu: ${amount}. Kupujący zgłosił w PayPal spór o tę wpłatę: zanim ją zwrócisz, sprawdź na stronie PayPal, czy pieniądze już do niego nie wróciły.`,
      stuck: 'Nie można jeszcze zaakceptować. Sprawdź, czego brakuje.',
    },
    acceptDisputed: {
      button: 'Zaakceptuj mimo sporu',
      title: (id: number) => `Zaakceptować zamówienie nr ${id} mimo sporu?`,
      message:
        'Udziały zostaną wydane inwestorowi, który dostanie o tym e-mail. Jeśli PayPal odda potem pieniądze kupującemu, udziały pozostaną wydane. Tej czynności nie można cofnąć.',
      note: 'Dlaczego akceptujesz mimo sporu',
      noteHint: 'Zostanie w historii zamówienia.',
    },
    acceptOwn: {
      button: 'Zaakceptuj własne zamówienie',
      title: (id: number) => `Zaakceptować własne zamówienie nr ${id}?`,
      message: 'Udziały zostaną wydane Tobie. Tej czynności nie można cofnąć.',
      note: 'Dlaczego akceptujesz własne zamówienie',
      noteHint: 'Zostanie w historii zamówienia.',
    },
    checklist: 'Warunki decyzji',
    conditions: {
      notDecided: 'Zamówienie nie było jeszcze rozpatrzone',
      confirmed: (at: string | null) => (at ? `Wpłata zaakceptowana ${at}` : 'Wpłata zaakceptowana'),
      notConfirmed: 'Nikt jeszcze nie zaakceptował wpłaty',
      returned: 'PayPal zwrócił inwestorowi pieniądze albo ich część',
      contradicted: 'PayPal pokazuje tę wpłatę inaczej, niż jest u nas zapisana',
      disputed: 'Kupujący zgłosił w PayPal spór o tę wpłatę',
      own: 'To Twoje własne zamówienie',
      beingCaptured: 'PayPal właśnie pobiera pieniądze; wynik nie jest jeszcze znany',
      may: {
        both: 'Możesz zaakceptować i odrzucić',
        accept: 'Możesz zaakceptować, ale nie masz uprawnienia do odrzucania zamówień',
        reject: 'Możesz odrzucić, ale nie masz uprawnienia do akceptowania zamówień',
        neither: 'Nie masz uprawnienia do akceptowania ani do odrzucania zamówień',
      },
    },
    shares: {
      title: 'Udziały serii',
      ofSeries: (series: string, limit: string) => `${series}, limit: ${limit}`,
      now: 'Teraz',
      afterAccepting: 'Po akceptacji',
      afterRejecting: 'Po odrzuceniu',
      issued: 'Wydane',
      reserved: 'Zarezerwowane',
      available: 'Dostępne',
      count: 'Liczba',
    },
    emails: {
      title: 'E-mail, który zostanie wysłany',
      show: 'Pokaż',
      to: (recipient: string) => `Do: ${recipient}. Temat:`,
      paying: 'Po akceptacji wpłaty inwestor dostanie e-mail o jej otrzymaniu.',
      accepting: 'Po akceptacji inwestor dostanie e-mail o wydaniu udziałów.',
      rejecting: 'Po odrzuceniu inwestor dostanie e-mail o odrzuceniu zamówienia.',
      rejectingPaid: 'Po odrzuceniu inwestor dostanie e-mail z zapowiedzią zwrotu.',
      none: 'Konto inwestora jest usunięte, więc e-maila nie będzie.',
    },
    agreements: {
      title: 'Zgody inwestora',
      empty: 'To zamówienie nie wymagało żadnych zgód.',
      accepted: 'Wyrażona',
      notAccepted: 'Niewyrażona',
      required: 'wymagana',
      optional: 'dobrowolna',
      read: (name: string) => `Pokaż treść zgody: ${name}`,
      asAccepted: (at: string) => `Treść z dnia złożenia zamówienia: ${at}`,
    },
    others: {
      title: 'Inne zamówienia inwestora',
      empty: 'To jedyne zamówienie tego inwestora.',
      all: (total: number) => `Wszystkie zamówienia inwestora (${formatNumber(total, 'pl')})`,
      more: (more: number) => `Starszych zamówień: ${formatNumber(more, 'pl')}`,
      order: (id: number) => `Zamówienie nr ${id}`,
    },
  },
  en: {
    title: 'Decision',
    failed: "Couldn't load the decision details",
    next: {
      waiting: (amount: string, term: string) => `Waiting for the transfer of ${amount} until ${term}.`,
      waitingForOther: (amount: string) => `Waiting for the payment of ${amount}.`,
      overdue: (term: string) => `The transfer didn't arrive by ${term}. The order will soon expire.`,
      ready: 'Ready to be accepted: the money has arrived.',
      readyForOthers:
        'The money has arrived. Somebody with the permission can accept the order. You do not have it.',
      accepted: (at: string) => `Nothing to do: the order was accepted on ${at}.`,
      surplusDue: (amount: string) =>
        `Refund due: the surplus of ${amount}. More arrived than the order costs.`,
      furtherDue: 'Refund due: money for this order arrived more than once.',
      refundDue: (amount: string, at: string) =>
        `Refund due: ${amount}. The order was rejected on ${at}, after the money had arrived.`,
      refundDueLate: (amount: string, at: string) =>
        `Refund due: ${amount}. The money arrived after the order had been cancelled on ${at}.`,
      expired: (at: string) => `The order expired on ${at}, the payment did not arrive in time.`,
      rejected: (at: string, by: string) => `The order was rejected on ${at} by ${by}.`,
      cancelled: (at: string) => `The investor cancelled the order on ${at}.`,
      nothing: 'Nothing to do.',
      ifItArrived:
        'If the transfer arrived all the same, record it in “Payment”: the money becomes a refund due.',
      returned: (amount: string, on: string) =>
        `Nothing to do: ${amount} was refunded to the investor on ${on}.`,
      moneyReturned: 'PayPal has returned money to the investor, all of it or a part: reject the order.',
      returnedTooLate:
        'The shares are issued, and PayPal has returned money to the investor, all of it or a part. Clarify it with the investor.',
      disputed:
        'The buyer disputes this payment at PayPal. Wait for the outcome, or accept anyway and say why.',
      contradicted:
        'PayPal shows this payment in another way than it is recorded here. Look at it on PayPal’s site, then check again on the screen of the transaction.',
      acceptedContradicted:
        'The shares are issued, and PayPal shows the payment in another way than it is recorded here. Look at it on PayPal’s site.',
      own: 'This is your own order: somebody else has to accept the payment and the order.',
      ownWithNote:
        'This is your own order. You are the only super administrator, so you may accept it, but say why.',
      acceptedDisputed:
        'The shares are issued, and the buyer disputes the payment at PayPal. Answer the dispute on PayPal’s site.',
      refundDisputed: (amount: string) =>
        `Refund due: ${amount}. The buyer disputes this payment at PayPal: before you return it, check on PayPal’s site that the money has not gone back already.`,
      stuck: "This order can't be accepted yet. See what's missing below.",
    },
    acceptDisputed: {
      button: 'Accept despite the dispute',
      title: (id: number) => `Accept order ${id} despite the dispute?`,
      message:
        'The shares are issued to the investor, who gets an e-mail. If PayPal gives the money back to the buyer later, the shares stay issued. This cannot be undone.',
      note: 'Why you accept despite the dispute',
      noteHint: 'Stays in the history of the order.',
    },
    acceptOwn: {
      button: 'Accept your own order',
      title: (id: number) => `Accept your own order ${id}?`,
      message: 'The shares are issued to you. This cannot be undone.',
      note: 'Why you accept your own order',
      noteHint: 'Stays in the history of the order.',
    },
    checklist: 'What the decision depends on',
    conditions: {
      notDecided: 'The order has not been decided yet',
      confirmed: (at: string | null) => (at ? `Payment accepted on ${at}` : 'Payment accepted'),
      notConfirmed: 'Nobody has accepted the payment yet',
      returned: 'PayPal has returned money to the investor, all of it or a part',
      contradicted: 'PayPal shows this payment in another way than it is recorded here',
      disputed: 'The buyer disputes this payment at PayPal',
      own: 'This is your own order',
      beingCaptured: 'PayPal is taking the money; the outcome is not known yet',
      may: {
        both: 'You can accept and reject',
        accept: 'You can accept, but lack the permission to reject orders',
        reject: 'You can reject, but lack the permission to accept orders',
        neither: 'You lack the permissions to accept and to reject orders',
      },
    },
    shares: {
      title: 'Shares of the series',
      ofSeries: (series: string, limit: string) => `${series}, limit: ${limit}`,
      now: 'Now',
      afterAccepting: 'After accepting',
      afterRejecting: 'After rejecting',
      issued: 'Issued',
      reserved: 'Reserved',
      available: 'Available',
      count: 'Number',
    },
    emails: {
      title: 'The e-mail that will go out',
      show: 'Show',
      to: (recipient: string) => `To: ${recipient}. Subject:`,
      paying: 'Once the payment is accepted, the investor gets an e-mail that it has arrived.',
      accepting: 'Once the order is accepted, the investor gets an e-mail about the shares issued.',
      rejecting: 'Once it is rejected, the investor gets an e-mail about the rejection.',
      rejectingPaid: 'Once it is rejected, the investor gets an e-mail that announces the refund.',
      none: "The investor's account is deleted, so no e-mail is sent.",
    },
    agreements: {
      title: "Investor's agreements",
      empty: 'This order asked for no agreements.',
      accepted: 'Accepted',
      notAccepted: 'Not accepted',
      required: 'required',
      optional: 'optional',
      read: (name: string) => `Show the text of the agreement: ${name}`,
      asAccepted: (at: string) => `The text as it was when the order was placed: ${at}`,
    },
    others: {
      title: "Investor's other orders",
      empty: 'This is the only order of this investor.',
      all: (total: number) => `All orders of the investor (${formatNumber(total, 'en')})`,
      more: (more: number) => `Older orders: ${formatNumber(more, 'en')}`,
      order: (id: number) => `Order ${id}`,
    },
  },
});
