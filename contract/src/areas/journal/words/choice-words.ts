/** The words for values that are codes, by their field; some differ by the kind of the record. */

import { fourEyesWords } from '../../../shared/four-eyes/four-eyes-words.ts';
import { presetLabels } from '../../../shared/lists/day-preset-labels.ts';
import type { Translated } from '../../../shared/translated.ts';
import { agreementTargetLabels, agreementTypeLabels } from '../../agreements/agreements.schemas.ts';
import { emailTypeLabels } from '../../emails/email-types.ts';
import { placementLabels } from '../../featured-offers/featured-offers.schemas.ts';
import { elementLabels } from '../../offers/elements/element-words.ts';
import {
  methodLabels,
  orderStatusLabels,
  refundReasonLabels,
  rejectionLabels,
  transactionStatusLabels,
  transactionTypeLabels,
} from '../../orders/order-words.ts';
import { payPalModeLabels, payPalOutcomeLabels, payPalResultLabels } from '../../paypal/paypal-words.ts';
import { staticTypeLabels } from '../../static-content/static-content.schemas.ts';
import { gapLabels, listLabels, stateLabels, waitLabels } from './list-words.ts';

type Choices = Readonly<Record<string, Translated>>;

const accountTypes: Choices = {
  staff: { pl: 'Pracownik', en: 'Staff' },
  investor: { pl: 'Inwestor', en: 'Investor' },
};
const widths: Choices = Object.fromEntries(
  ['3', '6', '9', '12'].map((width) => [width, { pl: `${width}/12`, en: `${width}/12` }]),
);
const brands: Choices = Object.fromEntries(
  ['LinkedIn', 'Facebook', 'Twitter', 'Instagram', 'YouTube'].map((brand) => [
    brand.toLowerCase(),
    { pl: brand, en: brand },
  ]),
);
const refundStates: Choices = {
  due: { pl: 'Do zwrotu', en: 'Refund due' },
  returned: { pl: 'Zwrócone', en: 'Refunded' },
};

/** The words for choices of a field, whatever the record. */
const choices: Readonly<Record<string, Choices>> = {
  actions: fourEyesWords,
  direction: { ASC: { pl: 'rosnąco', en: 'ascending' }, DESC: { pl: 'malejąco', en: 'descending' } },
  factor: { code: { pl: 'kod z aplikacji', en: 'code from an app' } },
  format: { xlsx: { pl: 'Excel (XLSX)', en: 'Excel (XLSX)' }, csv: { pl: 'CSV', en: 'CSV' } },
  gap: gapLabels,
  gaps: gapLabels,
  icon: brands,
  kind: accountTypes,
  language: { pl: { pl: 'polski', en: 'Polish' }, en: { pl: 'angielski', en: 'English' } },
  list: listLabels,
  method: methodLabels,
  mode: payPalModeLabels,
  outcome: payPalOutcomeLabels,
  reason: { ...rejectionLabels, ...refundReasonLabels },
  refund: refundStates,
  rejection: rejectionLabels,
  result: payPalResultLabels,
  screen: Object.fromEntries(Object.entries(listLabels).map(([name, label]) => [`/${name}`, label])),
  state: stateLabels,
  status: orderStatusLabels,
  target: agreementTargetLabels,
  templateName: {
    fullWidthGallery: { pl: 'galeria na całą szerokość', en: 'full-width gallery' },
  },
  transactionStatus: transactionStatusLabels,
  type: {
    ...agreementTypeLabels,
    ...elementLabels,
    ...emailTypeLabels,
    ...transactionTypeLabels,
  },
  userType: accountTypes,
  waits: waitLabels,
  widthDesktop: widths,
  widthMobile: widths,
  widthTablet: widths,
  within: presetLabels,
};

const choicesOfKind: Readonly<Record<string, Readonly<Record<string, Choices>>>> = {
  paymentFile: {
    format: {
      'pain.001': { pl: 'pain.001', en: 'pain.001' },
      'elixir-0': { pl: 'Elixir-0', en: 'Elixir-0' },
    },
  },
  featuredOffer: {
    name: placementLabels,
    state: {
      open: { pl: 'otwarta', en: 'open' },
      closed: { pl: 'zamknięta', en: 'closed' },
      soldOut: { pl: 'wyprzedana', en: 'sold out' },
      hidden: { pl: 'ukryta', en: 'hidden' },
    },
  },
  staticContent: { type: staticTypeLabels },
  transaction: { status: transactionStatusLabels },
  user: {
    state: {
      invited: { pl: 'Zaproszono, bez hasła', en: 'Invited, no password yet' },
      active: { pl: 'Konto aktywne', en: 'Account active' },
      inactive: { pl: 'Konto nieaktywne', en: 'Account not active' },
      deleted: { pl: 'Konto usunięte', en: 'Account deleted' },
    },
  },
};

/** A value with its field and the kind of its record. */
export interface Code {
  field: string;
  value: string;
  kind: string;
}

/** Undefined where the values of the field are no codes, and for codes of later versions. */
export function choiceWord({ field, value, kind }: Code): Translated | undefined {
  const labels = choicesOfKind[kind]?.[field] ?? (Object.hasOwn(choices, field) ? choices[field] : undefined);
  return labels && Object.hasOwn(labels, value) ? labels[value] : undefined;
}
