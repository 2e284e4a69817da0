import type { ErrorDeclaration } from './error-declaration.ts';

/** Orders, investments, transactions. */
export const ledgerErrors = {
  ORDER_NOT_EXISTS: { pl: 'Zamówienie nie istnieje.', en: 'The order does not exist.', status: 'missing' },
  QUANTITY_BELOW_MINIMUM: {
    pl: 'Liczba udziałów jest mniejsza niż minimum tej oferty.',
    en: "The quantity is below this offer's minimum.",
    status: 'invalid',
  },
  'TRANSACTION_MANAGER:WAIT_UNTIL_IS_EMPTY': {
    pl: 'Podaj nowy termin wpłaty.',
    en: 'Enter the new due date.',
    status: 'invalid',
  },
  'TRANSACTION_MANAGER:CANT_EXTEND_WAIT_UNTIL': {
    pl: 'Nie można przedłużyć terminu na tę datę.',
    en: 'The due date cannot be extended to this date.',
    status: 409,
  },
  'TRANSACTION_MANAGER:WAIT_UNTIL_TOO_FAR': {
    pl: 'Termin wpłaty może przypadać najwyżej 365 dni od teraz.',
    en: 'The due date can be at most 365 days from now.',
    status: 409,
  },
  'TRANSACTION_MANAGER:WRONG_ORDER_STATUS_FOR_ACCEPT': {
    pl: 'Status zamówienia nie pozwala zaakceptować transakcji.',
    en: 'The status of the order does not allow accepting the transaction.',
    status: 409,
  },
  'TRANSACTION_MANAGER:WRONG_TRANSACTION_STATUS_FOR_ACCEPT': {
    pl: 'Status transakcji nie pozwala jej zaakceptować.',
    en: 'The status of the transaction does not allow accepting it.',
    status: 409,
  },
  'TRANSACTION:NOT_FOUND': {
    pl: 'Nie znaleziono transakcji.',
    en: 'The transaction was not found.',
    status: 'missing',
  },
  CANT_EXTEND_WAIT_UNTIL: {
    pl: 'Nie można przedłużyć terminu na tę datę.',
    en: 'The due date cannot be extended to this date.',
    status: 'invalid',
  },
  OWN_ORDER: {
    pl: 'To Twoje własne zamówienie, więc wpłatę i zamówienie akceptuje ktoś inny. Jedyny superadministrator może to zrobić, wpisując powód w uwadze.',
    en: 'This is your own order, so somebody else accepts its payment and the order. The only super administrator may do it with a note that says why.',
    status: 409,
  },
  TRANSACTION_EXPIRED: {
    pl: 'Termin wpłaty minął. Potrzebne jest nowe zamówienie.',
    en: 'The due date has passed. A new order is needed.',
    status: 409,
  },
  CANT_RETRY_PAYMENT: {
    pl: 'Nie można ponowić płatności.',
    en: 'The payment cannot be retried.',
    status: 409,
  },
  CAN_CREATE_PAYMENT: {
    pl: 'Nie można utworzyć płatności.',
    en: 'The payment cannot be created.',
    status: 409,
  },
  CAN_CAPTURE_PAYMENT: {
    pl: 'Nie można pobrać płatności.',
    en: 'The payment cannot be captured.',
    status: 409,
  },
  ORDER_NOT_PAID: { pl: 'Zamówienie nie jest opłacone.', en: 'The order is not paid.', status: 409 },
  TRANSACTION_NOT_PAID: {
    pl: 'Transakcja nie jest opłacona.',
    en: 'The transaction is not paid.',
    status: 409,
  },
  ALREADY_ACCEPTED: {
    pl: 'Zamówienie zostało już zaakceptowane.',
    en: 'The order has already been accepted.',
    status: 409,
  },
  ORDER_COMPLETED: {
    pl: 'Zaakceptowanego zamówienia nie można odrzucić.',
    en: 'An accepted order cannot be rejected.',
    status: 409,
  },
  TOO_MANY_UNPAID_ORDERS: {
    pl: 'Masz już zbyt wiele nieopłaconych zamówień. Opłać je lub anuluj, zanim złożysz kolejne.',
    en: 'You have too many unpaid orders. Pay for them or cancel them before you place another.',
    status: 409,
  },
  SIGNED_DOCUMENTS_TOO_LARGE: {
    pl: 'Podpisane kopie zamówień, które nie zostały zakończone, mogą zajmować razem najwyżej 500 MB. Dodaj mniejszy plik.',
    en: 'The signed copies of orders that are not completed may have at most 500 MB together. Add a smaller file.',
    status: 409,
  },
  ORDER_IS_PAID: {
    pl: 'Zamówienie jest już opłacone. Napisz do nas, aby je anulować.',
    en: 'The order is paid already. Write to us to cancel it.',
    status: 409,
  },
  ORDER_ALREADY_REJECTED: {
    pl: 'Zamówienie zostało już odrzucone.',
    en: 'The order has already been rejected.',
    status: 409,
  },
  RECEIVED_DIFFERENCE_NEEDS_NOTE: {
    pl: 'Wpisz, skąd różnica: wpłynęła inna kwota niż oczekiwana.',
    en: 'Explain the difference: the amount received is not the one expected.',
    status: 'invalid',
  },
  RECEIVED_IN_THE_FUTURE: {
    pl: 'Data wpływu nie może przypadać w przyszłości.',
    en: 'The date received cannot be in the future.',
    status: 'invalid',
  },
  RECEIVED_TOO_LONG_AGO: {
    pl: 'Data wpływu nie może być wcześniejsza niż rok temu. Sprawdź rok.',
    en: 'The date received cannot be more than a year ago. Check the year.',
    status: 'invalid',
  },
  NO_LATE_TRANSFER: {
    pl: 'Spóźniony przelew można odnotować tylko raz i tylko wtedy, gdy zamówienie zakończyło się bez wpłaty.',
    en: 'A late transfer can be recorded once only, and only for an order that ended without a payment.',
    status: 409,
  },
  NO_FURTHER_TRANSFER: {
    pl: 'Kolejny przelew można odnotować dopiero wtedy, gdy odnotowano pierwszą wpłatę za zamówienie.',
    en: 'A further transfer can be recorded only after the first payment for the order has been recorded.',
    status: 409,
  },
  REFUND_NOT_DUE: {
    pl: 'Dla tej transakcji nie ma nic do zwrotu.',
    en: 'No refund is due for this transaction.',
    status: 409,
  },
  REFUND_ALREADY_CLOSED: {
    pl: 'Zwrot tych pieniędzy został już odnotowany.',
    en: 'This refund has already been recorded.',
    status: 409,
  },
  REGISTER_OF_A_FUTURE_DAY: {
    pl: 'Wybierz dzień nie późniejszy niż dzisiaj.',
    en: 'Choose a day that is not later than today.',
    status: 'invalid',
  },
  RETURNED_IN_THE_FUTURE: {
    pl: 'Data zwrotu nie może przypadać w przyszłości.',
    en: 'The date of the refund cannot be in the future.',
    status: 'invalid',
  },
  RETURNED_BEFORE_REJECTION: {
    pl: 'Data zwrotu nie może być wcześniejsza niż dzień, w którym zwrot stał się należny.',
    en: 'The date of the refund cannot be before the day on which the refund became due.',
    status: 'invalid',
  },
  CANT_UPDATE_ORDER: {
    pl: 'Tego zamówienia nie można już zmienić.',
    en: 'This order can no longer be changed.',
    status: 409,
  },
  ORDER_MUST_BE_COMPLETED: {
    pl: 'Arkusz można pobrać tylko dla zrealizowanych zamówień.',
    en: 'The order must be completed for the spreadsheet.',
    status: 409,
  },
  SIGNED_DOCUMENT_NOT_EXISTS: {
    pl: 'Podpisany dokument nie istnieje.',
    en: 'The signed document does not exist.',
    status: 'missing',
  },
  DOCUMENT_ALREADY_SIGNED: {
    pl: 'Ten dokument jest już podpisany.',
    en: 'This document is already signed.',
    status: 409,
  },
  SIGNED_DOCUMENT_IS_FINAL: {
    pl: 'Podpisanych dokumentów zrealizowanego zamówienia nie można usunąć.',
    en: 'Signed documents of a completed order cannot be deleted.',
    status: 409,
  },
  INVESTMENT_NOT_EXISTS: {
    pl: 'Inwestycja nie istnieje.',
    en: 'The investment does not exist.',
    status: 'missing',
  },
  NO_TRANSACTION_METHODS_AVAILABLE: {
    pl: 'Brak dostępnych metod płatności.',
    en: 'No transaction methods are available.',
    status: 409,
  },
} as const satisfies Record<string, ErrorDeclaration>;
