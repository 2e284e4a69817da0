import { showsSomething } from '@share/contract/shared/text-fields.ts';
import type { Translated } from '@share/contract/shared/translated.ts';

/** Whether the text is visible, not empty, in both languages. */
export const isFilled = ({ pl, en }: Translated): boolean => showsSomething(pl) && showsSomething(en);
