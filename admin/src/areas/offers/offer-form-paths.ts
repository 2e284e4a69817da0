import { indexOfSent } from '../../ui/entries/entry-order.ts';
import type { OfferFormValues } from './offer-form-values.ts';

/** Maps a path of the body to the form: entries marked for deletion are not sent, so indices differ. */
export const formPath = (path: string, values: OfferFormValues): string =>
  path.replace(
    /^(agreements|investorDocuments)\.(\d+)/,
    (_, list: 'agreements' | 'investorDocuments', index) =>
      `${list}.${indexOfSent(values[list], Number(index))}`,
  );
