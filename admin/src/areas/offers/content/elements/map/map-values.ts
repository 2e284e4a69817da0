import { DEFAULT_ZOOM } from '@share/contract/areas/offers/elements/map.ts';
import { emptyTranslated } from '@share/contract/shared/translated.ts';
import { filled } from '../../../../../ui/fields/number-field.tsx';
import type { ElementCodec } from '../element-codec.ts';
import { isFilled } from '../parts/is-filled.ts';

export const map: ElementCodec<'map'> = {
  empty: () => ({ address: emptyTranslated(), latitude: '', longitude: '', zoom: DEFAULT_ZOOM }),
  toValues: (data) => data,
  toInput: ({ latitude, longitude, ...values }) => ({
    ...values,
    latitude: filled(latitude),
    longitude: filled(longitude),
  }),
  isComplete: ({ address, latitude, longitude }) =>
    isFilled(address) && Number.isFinite(latitude) && Number.isFinite(longitude),
};
