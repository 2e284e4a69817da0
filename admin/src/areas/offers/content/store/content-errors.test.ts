import { expect, it } from 'vitest';
import { newGalleryItem } from '../elements/gallery/gallery-values.ts';
import { errorsByNode, errorsWithoutField, NO_NODE } from './content-errors.ts';
import type { ElementNode } from './content-model.ts';
import { newElement, newSection } from './content-operations.ts';
import { withType } from './content-values.ts';

const child = withType(newElement(), 'map');
const gallery: ElementNode = {
  ...withType(newElement(), 'gallery'),
  data: { items: [{ ...newGalleryItem(), isStored: true, toBeDeleted: true }, newGalleryItem()] },
  children: [child],
} as ElementNode;
const section = newSection([newElement(), gallery]);
const content = [newSection(), section];

const found = (path: string) => [...errorsByNode(content, [{ path, code: 'IS_REQUIRED' }])];
const at = (id: string, path: string) => [[id, [{ path, code: 'IS_REQUIRED' }]]];

it('an error belongs to the innermost node of its path', () => {
  expect(found('sections.1.elements')).toEqual(at(section.id, 'elements'));
  expect(found('sections.1.elements.1.title.pl')).toEqual(at(gallery.id, 'title.pl'));
  expect(found('sections.1.elements.1.children.0.data.zoom')).toEqual(at(child.id, 'data.zoom'));
});

it('an error of all sections together, or of a removed one, belongs to the content itself', () => {
  expect(found('sections')).toEqual(at(NO_NODE, ''));
  expect(found('sections.7.elements')).toEqual(at(NO_NODE, ''));
});

it('an item is found by its index among those that were sent', () => {
  expect(found('sections.1.elements.1.data.items.0.title.en')).toEqual(
    at(gallery.id, 'data.items.1.title.en'),
  );
});

it('an error of the sent file is shown at the picture', () => {
  expect(found('sections.1.elements.1.data.items.0.file')).toEqual(at(gallery.id, 'data.items.1.image'));
});

it('an error of a translated value without a language is shown at one language', () => {
  expect(found('sections.1.elements.1.children.0.data.address')).toEqual(at(child.id, 'data.address.pl'));
});

it('an error of a complete list, or of an unknown field, is shown by the card', () => {
  const errors = [
    { path: 'data.items', code: 'TOO_MANY_ITEMS' },
    { path: '', code: 'VALUE_INVALID' },
    { path: 'title.pl', code: 'IS_REQUIRED' },
  ];
  expect(errorsWithoutField(gallery, errors).map(({ path }) => path)).toEqual(['data.items', '']);
});
