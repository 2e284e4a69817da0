import { languages } from '@share/contract/shared/languages.ts';
import { devices, type PreviewChoice } from '../../../ui/preview/preview-choices.tsx';
import { offersPaths } from '../offers.paths.ts';
import { type Viewer, viewers } from './seen-by.ts';

/** As whom, on which device and in which language an offer is seen. */
export interface OfferPreviewChoice extends PreviewChoice {
  as: Viewer;
}

/** The address of the preview of a stored offer, for colleagues who may read offers. */
export const previewLink = (id: number, { as, language, device }: OfferPreviewChoice): string =>
  `${window.location.origin}${offersPaths.preview(id)}?${new URLSearchParams({ as, language, device })}`;

/** The choice in an address; what it does not say, or not properly, is left out. */
export function choiceOf(search: Readonly<Record<string, unknown>>): Partial<OfferPreviewChoice> {
  const as = viewers.find((viewer) => viewer === search.as);
  const language = languages.find((one) => one === search.language);
  const device = devices.find((one) => one === search.device);
  return { ...(as && { as }), ...(language && { language }), ...(device && { device }) };
}
