import type {
  ChildElementView,
  ElementType,
  ElementView,
  SectionView,
} from '@share/contract/areas/offers/elements/elements.ts';
import type { OfferInputDraft } from '@share/contract/areas/offers/offers.schemas.ts';
import { showsSomething } from '@share/contract/shared/text-fields.ts';
import type { ElementCodec } from '../elements/element-codec.ts';
import { elementCodecs } from '../elements/element-codecs.ts';
import type { Content, ElementNode, ElementOf } from './content-model.ts';

/** Typed by the type of element, so that the data must be of that type. */
const codecOf = <Type extends ElementType>(type: Type) =>
  elementCodecs[type] as unknown as ElementCodec<Type>;

export const toContent = (sections: readonly SectionView[]): Content =>
  sections.map(({ id, elements }) => ({ id, elements: elements.map(toNode) }));

function toNode(element: ElementView | ChildElementView): ElementNode {
  const { position: _, data, ...frame } = element;
  const children = 'children' in element ? element.children.map(toNode) : [];
  return { ...frame, children, data: codecOf(element.type).toValues(data as never) } as ElementNode;
}

/** The body of the content. An element without a type is sent as it is: the schema refuses it. */
export const toSectionInputs = (content: Content): OfferInputDraft['sections'] =>
  content.map(({ id, elements }) => ({
    id,
    elements: elements.map(toElementInput),
  })) as OfferInputDraft['sections'];

function toElementInput({ children, ...element }: ElementNode): unknown {
  const data = element.type === null ? null : codecOf(element.type).toInput(element.data as never);
  return { ...element, data, children: children.map(toElementInput) };
}

/** The element with another type and empty data (ELM-17). */
export const withType = (element: ElementNode, type: ElementType): ElementNode =>
  ({ ...element, type, data: codecOf(type).empty() }) as ElementNode;

/** Whether it is a text in which nothing is written, in either language. */
export const isEmptyText = (element: ElementNode | undefined): boolean =>
  element?.type === 'text' && !Object.values(element.data.content).some((written) => showsSomething(written));

/** Whether something that visitors should see is missing. */
export const isIncomplete = (element: ElementNode): boolean =>
  element.type !== null &&
  !codecOf(element.type).isComplete((element as ElementOf<ElementType>).data as never);
