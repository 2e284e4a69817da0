import type { ElementType } from '@share/contract/areas/offers/elements/elements.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import type { TablerIcon } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { ElementControl } from '../store/element-control.ts';
import type { ElementValues } from './element-values.ts';

export interface ElementEditorProps<Type extends ElementType> {
  /** Passed to every field; paths begin with `data.`. */
  control: ElementControl<Type>;
}

export interface ElementPreviewProps<Type extends ElementType> {
  data: ElementValues[Type];
  language: Language;
}

/** Draws one type of element in the editor and the preview. */
export interface ElementRenderer<Type extends ElementType> {
  icon: TablerIcon;
  Editor: ComponentType<ElementEditorProps<Type>>;
  /** The element as visitors see it, without its title. */
  Preview: ComponentType<ElementPreviewProps<Type>>;
}
