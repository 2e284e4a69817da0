/**
 * The content of an offer while it is edited: sections, their elements, and one level of elements within those (ELM-09).
 * Values are never changed in place; what an operation does not touch stays identical, so that only what changed is drawn
 * again. Every node keeps its id, and its position is its place.
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

/** What elements of all types have in common (ELM-10). */
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

/** Where elements stand: in a section or, one level deep, in an element. */
export type ParentId = string;
