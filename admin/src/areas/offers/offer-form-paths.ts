import { indexOfSent } from './agreements/agreement-order.ts';
import type { OfferFormValues } from './offer-form-values.ts';

/** The field of the form that a part of the body came from: entries marked for deletion are not sent, so indices differ. */
export const formPath = (path: string, { agreements }: OfferFormValues): string =>
  path.replace(/^agreements\.(\d+)/, (_, index) => `agreements.${indexOfSent(agreements, Number(index))}`);
