import { videoIdOf } from '@share/contract/areas/offers/elements/youtube.ts';
import type { ElementCodec } from '../element-codec.ts';

export const youtube: ElementCodec<'youtube'> = {
  empty: () => ({ url: '', autoPlay: false }),
  toValues: (data) => data,
  toInput: (values) => values,
  isComplete: ({ url }) => videoIdOf(url) !== null,
};
