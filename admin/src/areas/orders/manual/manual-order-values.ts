import type {
  ManualOrderInput,
  OrderableOffer,
  OrderView,
} from '@share/contract/areas/orders/orders.schemas.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import { filled, type NumberValue } from '../../../ui/fields/number-field.tsx';
import { emptyInvestor, type InvestorForm, toInvestorForm } from '../investor/investor-form-values.ts';

export interface ManualOrderValues extends InvestorForm {
  offer: number | null;
  /** The series of the chosen offer. */
  series: number | null;
  /** The price that is shown with the series. */
  pricePerShare: number | undefined;
  quantity: NumberValue;
  email: string;
  /** The language of the e-mails to a new investor; '' for that of the platform. */
  language: Language | '';
  /** One for each agreement of the chosen offer, in the displayed order. */
  agreements: AgreementAnswer[];
}

export interface AgreementAnswer {
  agreement: number;
  isGeneral: boolean;
  isAccepted: boolean;
  fingerprint: string;
}

export const isAnswerTo = (
  { id, isGeneral }: OrderableOffer['agreements'][number],
  answer: AgreementAnswer,
): boolean => answer.agreement === id && answer.isGeneral === isGeneral;

export const newOrder = (): ManualOrderValues => ({
  offer: null,
  series: null,
  pricePerShare: undefined,
  quantity: 1, // The default quantity (CON-23).
  email: '',
  language: '',
  investorData: emptyInvestor(),
  agreements: [],
});

/** Offer, quantity and investor of an order; the agreements have to be accepted again. */
export const orderAgain = (order: OrderView): ManualOrderValues => ({
  ...newOrder(),
  ...toInvestorForm(order),
  offer: order.offer.id,
  quantity: order.quantity,
  email: order.userMeta.email,
});

const filledId = (id: number | null): number => id ?? Number.NaN;

export const toInput = (values: ManualOrderValues): ManualOrderInput => ({
  ...values,
  offer: filledId(values.offer),
  series: filledId(values.series),
  quantity: filled(values.quantity),
  language: values.language || null,
});

/** The series has no field, so its errors are shown at the offer. */
export const formPath = (path: string): string => (path === 'series' ? 'offer' : path);
