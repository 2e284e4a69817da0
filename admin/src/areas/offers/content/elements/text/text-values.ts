import { emptyTranslated } from '@share/contract/shared/translated.ts';
import type { ElementCodec } from '../element-codec.ts';
import { isFilled } from '../parts/is-filled.ts';

export const text: ElementCodec<'text'> = {
  empty: () => ({ content: emptyTranslated() }),
  toValues: ({ content }) => ({ content }),
  toInput: (values) => values,
  isComplete: ({ content }) => isFilled(content),
};
