import { languages } from '@share/contract/shared/languages.ts';
import { devices, type PreviewChoice } from '../../../ui/preview/preview-choices.tsx';
import { offersPaths } from '../offers.paths.ts';
import { type Viewer, viewers } from './seen-by.ts';

/** The viewer, the device and the language of a preview. */
export interface OfferPreviewChoice extends PreviewChoice {
  as: Viewer;
}

/** The address of the preview of a stored offer, for colleagues who may read offers. */
export const previewLink = (id: number, { as, language, device }: OfferPreviewChoice): string =>
  `${window.location.origin}${offersPaths.preview(id)}?${new URLSearchParams({ as, language, device })}`;

/** The choice in an address. Missing and invalid parts are left out. */
export function choiceOf(search: Readonly<Record<string, unknown>>): Partial<OfferPreviewChoice> {
  const as = viewers.find((viewer) => viewer === search.as);
  const language = languages.find((one) => one === search.language);
  const device = devices.find((one) => one === search.device);
  return { ...(as && { as }), ...(language && { language }), ...(device && { device }) };
}
