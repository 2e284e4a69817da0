import type { OrderableOffer } from '@share/contract/areas/orders/orders.schemas.ts';
import type { NumberValue } from '../../../ui/fields/number-field.tsx';
import { isAnswerTo, type ManualOrderValues } from './manual-order-values.ts';

interface Placing {
  values: Pick<ManualOrderValues, 'offer' | 'quantity' | 'agreements'>;
  /** The chosen offer, once it is loaded. */
  offer: OrderableOffer | undefined;
  isLoading: boolean;
  /** Whether the data of the chosen person are being loaded. */
  isInvestorLoading: boolean;
}

export type Obstacle =
  | 'investor'
  | 'noOffer'
  | 'loading'
  | 'notLoaded'
  | 'noSeries'
  | 'notForSale'
  | 'quantity'
  | 'agreements';

export const isPositive = (quantity: NumberValue): boolean => quantity !== '' && quantity > 0;

/** The reason why the create buttons are disabled, or null (ORD-49 to ORD-52). */
export function whyNotPlace({ values, offer, isLoading, isInvestorLoading }: Placing): Obstacle | null {
  if (isInvestorLoading) return 'investor';
  if (values.offer === null) return 'noOffer';
  if (isLoading) return 'loading';
  if (!offer) return 'notLoaded';
  if (!offer.series) return 'noSeries';
  if (offer.whyNot) return 'notForSale';
  if (!isPositive(values.quantity)) return 'quantity';
  const isAccepted = (agreement: OrderableOffer['agreements'][number]) =>
    values.agreements.some((answer) => isAnswerTo(agreement, answer) && answer.isAccepted);
  return offer.agreements.every((agreement) => !agreement.required || isAccepted(agreement))
    ? null
    : 'agreements';
}
