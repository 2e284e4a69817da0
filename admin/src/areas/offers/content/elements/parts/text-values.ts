import { showsSomething } from '@share/contract/shared/text.ts';
import { emptyTranslated, type Translated } from '@share/contract/shared/translated.ts';
import type { ElementKind } from '../element-codec.ts';

/** Whether something is shown in both languages. */
export const isFilled = ({ pl, en }: Translated): boolean => showsSomething(pl) && showsSomething(en);

export const text: ElementKind<'text'> = {
  empty: () => ({ content: emptyTranslated() }),
  toValues: ({ content }) => ({ content }),
  toInput: (values) => values,
  isComplete: ({ content }) => isFilled(content),
};
