import { areEqual, type Decide, merged } from '../../../../ui/form/merge/merge.ts';
import type { ElementNode } from './content-model.ts';

/** The aspects of an element that are decided separately. */
export type Aspect = 'title' | 'widths' | 'visibility' | 'content';

/** Merges the versions of one element, aspect by aspect; its children are merged elsewhere. */
export function mergedElement(
  base: ElementNode | null | undefined,
  mine: ElementNode,
  theirs: ElementNode,
  decide: Decide,
): ElementNode {
  const aspect = (of: (element: ElementNode) => unknown, name: Aspect) =>
    merged(
      { base: base && of(base), mine: of(mine), theirs: of(theirs) },
      decide,
      `${mine.id}.${name}`,
    ) as object;
  return {
    ...mine,
    ...(aspect(({ title }) => ({ title }), 'title') as Pick<ElementNode, 'title'>),
    ...aspect(widthsOf, 'widths'),
    ...visibilityOf(aspect(visibilityPair, 'visibility') as unknown as boolean[]),
    ...typedOf(
      aspect(areAlike(base, mine, theirs) ? (element) => element.data : typeAndData, 'content'),
      mine,
    ),
  } as ElementNode;
}

const widthsOf = ({ widthDesktop, widthTablet, widthMobile }: ElementNode) => ({
  widthDesktop,
  widthTablet,
  widthMobile,
});

/** Merged as one value, because one of the two switches is meaningless without the other. */
const visibilityPair = ({ userMustBeLoggedIn, userMustInvest }: ElementNode) => [
  userMustBeLoggedIn,
  userMustInvest,
];
const visibilityOf = ([userMustBeLoggedIn, userMustInvest]: boolean[]) => ({
  userMustBeLoggedIn,
  userMustInvest,
});

const typeAndData = ({ type, data }: ElementNode) => [type, data];
const typedOf = (content: unknown, { type }: ElementNode): object => {
  if (!Array.isArray(content)) return { type, data: content };
  return { type: content[0], data: content[1] };
};

/** Whether the data can be merged value by value: a place is one value, and cells must match the columns. */
function areAlike(base: ElementNode | null | undefined, mine: ElementNode, theirs: ElementNode): boolean {
  const versions = [base ?? mine, mine, theirs];
  if (versions.some(({ type }) => type !== mine.type) || mine.type === null || mine.type === 'map')
    return false;
  const columns = versions.map(
    (element) => element.type === 'table' && element.data.columns.map(({ id }) => id),
  );
  return columns.every((ids) => areEqual(ids, columns[0]));
}
