import type {
  ElementDataDraft,
  ElementDataView,
  ElementType,
} from '@share/contract/areas/offers/elements/elements.ts';
import type { ElementValues } from './element-values.ts';

/** Between the data of an element as it is stored and the values that its editor holds. */
export interface ElementCodec<Type extends ElementType> {
  /** What an element holds when its type was just chosen (ELM-17). */
  empty: () => ElementValues[Type];
  toValues: (data: ElementDataView<Type>) => ElementValues[Type];
  /** Items marked for deletion are left out (OFR-66). */
  toInput: (values: ElementValues[Type]) => ElementDataDraft<Type>;
  /** Whether visitors find everything in place, in both languages; what is incomplete may still be saved. */
  isComplete: (values: ElementValues[Type]) => boolean;
}

/** Items that stay, of a list whose stored items are only marked for deletion. */
export const staying = <Item extends { toBeDeleted: boolean }>(items: readonly Item[]): Item[] =>
  items.filter(({ toBeDeleted }) => !toBeDeleted);
