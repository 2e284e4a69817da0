/**
 * The content of an offer in the editor: sections, their elements, and one level of elements within those (ELM-09). Values are
 * immutable, and an operation returns identical objects for everything that it does not change, so that only changed parts are
 * redrawn. Every node has a permanent id; its position is its index.
 */
import type { ElementType, GridWidth } from '@share/contract/areas/offers/elements/elements.ts';
import type { Translated } from '@share/contract/shared/translated.ts';
import type { ElementValues } from '../elements/element-values.ts';

export interface SectionNode {
  readonly id: string;
  readonly elements: readonly ElementNode[];
}

/** An element with the data of one type. */
export interface ElementOf<Type extends ElementType> extends ElementFrame {
  type: Type;
  data: ElementValues[Type];
}

/** A new element, until its type is chosen (OFR-24). */
interface UntypedElement extends ElementFrame {
  type: null;
  data: null;
}

/** The properties that elements of all types have (ELM-10). */
interface ElementFrame {
  id: string;
  title: Translated;
  widthDesktop: GridWidth;
  widthTablet: GridWidth;
  widthMobile: GridWidth;
  userMustBeLoggedIn: boolean;
  userMustInvest: boolean;
  /** Always empty for an element within another one. */
  children: readonly ElementNode[];
}

export type ElementNode = { [Type in ElementType]: ElementOf<Type> }[ElementType] | UntypedElement;

export type Content = readonly SectionNode[];

/** The parent of elements: a section or, one level deep, an element. */
export type ParentId = string;
