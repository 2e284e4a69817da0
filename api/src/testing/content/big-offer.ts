import { elementTypes } from '@share/contract/areas/offers/elements/elements.ts';
import type { OfferInputDraft } from '@share/contract/areas/offers/offers.schemas.ts';
import { aDescription, anElement, anOfferInput, aProperty, aSection, type ElementDraft } from '../offers.ts';

const times = <Item>(count: number, make: (at: number) => Item): Item[] =>
  Array.from({ length: count }, (_, at) => make(at));

/** Formatted text with that many paragraphs. */
export const paragraphs = (count: number) =>
  `<p>${'Inwestycja <strong>w sercu miasta</strong>, pięć minut od rynku i dworca. '.repeat(4)}</p>`.repeat(
    count,
  );

/** An element of that type, with about as much content as editors write. */
function written(at: number): ElementDraft {
  const element = anElement(elementTypes[at % elementTypes.length] ?? 'text');
  const both = { pl: paragraphs(4), en: paragraphs(4) };
  if (element.type === 'text') return { ...element, data: { content: both } };
  if (element.type !== 'table') return element;
  const cell = { value: { pl: '<p>128,50 m²</p>', en: '<p>128.50 sq m</p>' } };
  return {
    ...element,
    data: {
      columns: times(5, (column) => ({ name: { pl: `Kolumna ${column}`, en: `Column ${column}` } })),
      rows: times(8, () => ({
        textColor: '#000000',
        backgroundColor: '#ffffff',
        cells: times(5, () => cell),
      })),
    },
  };
}

/** An offer with that many elements of all types in turn, divided into sections. */
export const aBigOffer = (elements: number, perSection = 10): OfferInputDraft =>
  anOfferInput({
    sections: times(elements / perSection, (section) =>
      aSection(...times(perSection, (at) => written(section * perSection + at))),
    ),
    descriptions: times(5, () => aDescription()),
    properties: times(10, () => aProperty()),
  });
