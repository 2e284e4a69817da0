import { randomId } from '@share/contract/client/random-id.ts';
import { emptyTranslated } from '@share/contract/shared/translated.ts';
import type { ElementCodec } from '../element-codec.ts';
import type { StageValues } from '../element-values.ts';
import { isFilled } from '../parts/is-filled.ts';

export const newStage = (): StageValues => ({
  id: randomId(),
  isCurrent: false,
  label: emptyTranslated(),
  date: emptyTranslated(),
  content: emptyTranslated(),
});

export const timeline: ElementCodec<'timeline'> = {
  empty: () => ({ stages: [newStage()] }),
  toValues: ({ stages }) => ({ stages: stages.map(({ position: _, ...stage }) => stage) }),
  toInput: (values) => values,
  isComplete: ({ stages }) => stages.every(({ label, date }) => isFilled(label) && isFilled(date)),
};
