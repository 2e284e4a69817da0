import type { OfferView } from '@share/contract/areas/offers/offers.schemas.ts';
import type { Control } from 'react-hook-form';
import type { OfferFormValues } from './offer-form-values.ts';

/** The props of each tab of the editor. */
export interface OfferTabProps {
  control: Control<OfferFormValues>;
  /** The stored offer; absent when creating. */
  offer?: OfferView | undefined;
}
