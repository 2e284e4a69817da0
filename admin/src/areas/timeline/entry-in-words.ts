import {
  type TimelineAction,
  type TimelineEntry,
  type TimelineField,
  type TimelineValue,
  timelineActions,
} from '@share/contract/areas/timeline/timeline.schemas.ts';
import { formatBookDay, formatInstant } from '@share/contract/shared/dates.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import { formatMoney } from '@share/contract/shared/numbers/money.ts';
import { groupedAccountNumber } from '@share/contract/shared/personal-data.ts';
import type { investorTexts } from '../links/investor.texts.ts';
import type { linksTexts } from '../links/links.texts.ts';
import type { timelineTexts } from './timeline.texts.ts';

/** The labels and formats of the screens for values in a timeline, in the current language. */
export interface Words {
  language: Language;
  timeline: (typeof timelineTexts)[Language];
  investor: (typeof investorTexts)[Language];
  records: (typeof linksTexts)[Language];
  /** The text in place of a missing value. */
  nothing: string;
  /** The name of a country or a state by its id. */
  nameOfPlace: (id: number) => string | undefined;
}

interface ChangeInWords {
  label: string;
  /** Null if the value was set for the first time, or removed. */
  before: string | null;
  after: string;
}

const isKnown = (action: string): action is TimelineAction =>
  (timelineActions as readonly string[]).includes(action);

/** The action as text. Newer servers may send unknown actions. */
export const actionInWords = ({ action }: TimelineEntry, { timeline }: Words): string =>
  isKnown(action) ? timeline.actions[action] : timeline.otherAction;

/** The changes of an entry as text: label, old value, new value. */
export function changesInWords({ action, entity, changes }: TimelineEntry, words: Words): ChangeInWords[] {
  return changes.map(({ field, before, after }) => {
    const inWords = (value: TimelineValue) => valueInWords(field, value, entity, words);
    const label = labelOf(field, words);
    // Only form fields change to or from empty; any other value was added or removed.
    const isChanged = action === 'order.update' || (before !== null && after !== null);
    return isChanged
      ? { label, before: inWords(before), after: inWords(after) }
      : { label, before: null, after: inWords(after ?? before) };
  });
}

type Kind =
  | 'text'
  | 'account'
  | 'number'
  | 'money'
  | 'day'
  | 'instant'
  | 'status'
  | 'place'
  | 'method'
  | 'mode'
  | 'outcome'
  | 'result';

const kinds: Partial<Record<TimelineField, Kind>> = {
  status: 'status',
  quantity: 'number',
  pricePerShare: 'money',
  totalAmount: 'money',
  waitUntil: 'instant',
  receivedAmount: 'money',
  receivedOn: 'day',
  refundDue: 'money',
  amount: 'money',
  returnedOn: 'day',
  method: 'method',
  'payPal.mode': 'mode',
  'payPal.outcome': 'outcome',
  'payPal.result': 'result',
  'investorData.address.state': 'place',
  'investorData.address.country': 'place',
  'investorData.bankAccount.country': 'place',
  'investorData.bankAccount.accountNumber': 'account',
};

function valueInWords(
  field: TimelineField,
  value: TimelineValue,
  entity: TimelineEntry['entity'],
  { language, records, timeline, nothing, nameOfPlace }: Words,
): string {
  if (value === null || value === '') return nothing;
  switch (kinds[field] ?? 'text') {
    case 'money':
      return formatMoney(Number(value), language);
    case 'number':
      return new Intl.NumberFormat(language, { useGrouping: 'always' }).format(Number(value));
    case 'day':
      return formatBookDay(String(value));
    case 'instant':
      return formatInstant(String(value));
    case 'status': {
      const statuses: Record<string, string> = records[entity].statuses;
      return statuses[value] ?? '-';
    }
    case 'method':
      return named(records.transaction.methods, value);
    case 'mode':
      return named(timeline.payPal.modes, value);
    case 'outcome':
      return named(timeline.payPal.outcomes, value);
    case 'result':
      return named(timeline.payPal.results, value);
    case 'place':
      return nameOfPlace(Number(value)) ?? String(value);
    case 'account':
      return groupedAccountNumber(String(value));
    case 'text':
      return String(value);
  }
}

/** Newer servers may send unknown values. */
const named = (names: Readonly<Record<string, string>>, value: TimelineValue): string =>
  names[String(value)] ?? String(value);

function labelOf(
  field: TimelineField,
  { records: { order, transaction }, investor, timeline }: Words,
): string {
  const labels: Record<TimelineField, string> = {
    status: order.status,
    quantity: order.quantity,
    pricePerShare: order.pricePerShare,
    totalAmount: order.totalAmount,
    waitUntil: transaction.waitUntil,
    receivedAmount: timeline.receivedAmount,
    receivedOn: timeline.receivedOn,
    note: timeline.note,
    refundDue: timeline.refundDue,
    amount: timeline.amount,
    returnedOn: timeline.returnedOn,
    reference: timeline.reference,
    method: timeline.method,
    'payPal.mode': timeline.payPal.mode,
    'payPal.outcome': timeline.payPal.outcome,
    'payPal.result': timeline.payPal.result,
    'payPal.issue': timeline.payPal.issue,
    'payPal.reference': timeline.payPal.reference,
    'signedDocument.displayName': timeline.document,
    'investorData.firstName': investor.firstName,
    'investorData.lastName': investor.lastName,
    'investorData.phoneNumber': investor.phoneNumber,
    'investorData.address.address': investor.street,
    'investorData.address.zip': investor.zip,
    'investorData.address.city': investor.city,
    'investorData.address.state': investor.state,
    'investorData.address.country': investor.country,
    'investorData.bankAccount.country': investor.bankCountry,
    'investorData.bankAccount.bankName': investor.bankName,
    'investorData.bankAccount.accountNumber': investor.accountNumber,
  };
  return labels[field];
}

/** Text that tells whether the e-mail to the investor was sent. */
export function emailInWords(
  { recipient, state, at }: NonNullable<TimelineEntry['email']>,
  { timeline: { email } }: Words,
): string {
  return state === 'waiting' ? email.waiting(recipient) : email[state](recipient, formatInstant(at ?? ''));
}
