import type {
  ElementDataDraft,
  ElementDataView,
  ElementType,
} from '@share/contract/areas/offers/elements/elements.ts';
import type { ElementValues } from './element-values.ts';

/** Converts between the stored data of an element and the values in its editor. */
export interface ElementCodec<Type extends ElementType> {
  /** The initial data of an element whose type was just chosen (ELM-17). */
  empty: () => ElementValues[Type];
  toValues: (data: ElementDataView<Type>) => ElementValues[Type];
  /** Omits items marked for deletion (OFR-66). */
  toInput: (values: ElementValues[Type]) => ElementDataDraft<Type>;
  /** Whether everything that visitors see is filled in both languages; incomplete data may still be saved. */
  isComplete: (values: ElementValues[Type]) => boolean;
}

/** The items that are not marked for deletion. */
export const staying = <Item extends { toBeDeleted: boolean }>(items: readonly Item[]): Item[] =>
  items.filter(({ toBeDeleted }) => !toBeDeleted);
