import { expect, test } from 'vitest';
import type { ElementNode } from '../content/store/content-model.ts';
import { newElement } from '../content/store/content-operations.ts';
import { newDescription } from '../descriptions/description-values.ts';
import { newDocument } from '../documents/document-values.ts';
import { newProperty } from '../properties/property-values.ts';
import { type RestrictedParts, seenBy, type Viewer, viewers } from './seen-by.ts';

const open = { userMustBeLoggedIn: false, userMustInvest: false };
const forUsers = { userMustBeLoggedIn: true, userMustInvest: false };
const forInvestors = { userMustBeLoggedIn: true, userMustInvest: true };

const element = (id: string, visibility: typeof open, children: ElementNode[] = []): ElementNode => ({
  ...newElement(),
  ...visibility,
  id,
  children,
});
const document = (toBeDeleted: boolean) => ({
  ...newDocument({ fileId: 1, fileName: 'a.pdf', size: 1, url: null }, []),
  isStored: true,
  toBeDeleted,
});

const offer: RestrictedParts = {
  descriptions: [forUsers, forInvestors, open].map((visibility) => ({ ...newDescription(), ...visibility })),
  properties: [forInvestors, open].map((visibility) => ({ ...newProperty(), ...visibility })),
  documents: [document(true), document(false)],
  sections: [
    { id: 'hidden', elements: [element('a', forInvestors)] },
    {
      id: 'mixed',
      elements: [
        element('b', forUsers, [element('c', open)]),
        element('d', open, [element('e', forInvestors), element('f', forUsers), element('g', open)]),
      ],
    },
    { id: 'empty', elements: [] },
  ],
};

const outline = (viewer: Viewer) =>
  seenBy(viewer, offer).sections.map(({ id, elements }) => [
    id,
    ...elements.flatMap((one) => [one.id, ...one.children.map((child) => `- ${child.id}`)]),
  ]);

test('ELM-10 a hidden element hides its children, and a section without elements is not shown', () => {
  expect(outline('guest')).toEqual([['mixed', 'd', '- g']]);
  expect(outline('user')).toEqual([['mixed', 'b', '- c', 'd', '- f', '- g']]);
  expect(outline('investor')).toEqual([
    ['hidden', 'a'],
    ['mixed', 'b', '- c', 'd', '- e', '- f', '- g'],
  ]);
});

test('OFR-57, OFR-59, OFR-81 visibility applies to descriptions and properties; only investors see documents, without those marked for deletion', () => {
  const counts = viewers.map((viewer) => {
    const { descriptions, properties, documents } = seenBy(viewer, offer);
    return [descriptions.length, properties.length, documents.length];
  });
  expect(counts).toEqual([
    [1, 1, 0],
    [2, 1, 0],
    [3, 2, 1],
  ]);
});

test('hidden parts are counted one by one; nothing is hidden from investors', () => {
  expect(viewers.map((viewer) => seenBy(viewer, offer).hidden)).toEqual([9, 5, 0]);
});

test('a part for investors only hides more, not less', () => {
  const odd = { userMustBeLoggedIn: false, userMustInvest: true };
  const seen = seenBy('user', { ...offer, properties: [{ ...newProperty(), ...odd }] });
  expect(seen.properties).toEqual([]);
});
