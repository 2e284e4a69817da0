import type { Language } from '@share/contract/shared/languages.ts';
import type { MergeConflict } from '../../../../ui/form/form-part.ts';
import { areEqual } from '../../../../ui/form/merge/merge.ts';
import { visibilityTexts } from '../../visibility/visibility.texts.ts';
import { seenBy } from '../../visibility/visibility.ts';
import { wordsOf } from '../../words-of.ts';
import { contentTexts } from '../content.texts.ts';
import { type ContentVersions, mergedContent } from './content-merge.ts';
import type { Content, ElementNode } from './content-model.ts';
import { elementOf, nodeIds } from './content-operations.ts';
import type { Aspect } from './element-merge.ts';
import { nameOfElement } from './element-names.ts';
import { mergeTexts } from './merge.texts.ts';

/** The name under which a conflict at that path is decided: an aspect of an element, or a removed node. */
export const decidedBy = (path: string): string => path.split('.').slice(0, 2).join('.');

/** The conflicts in the sections, as text: values that both people changed (R7). */
export function contentConflicts(versions: ContentVersions, language: Language): MergeConflict[] {
  const names = new Set<string>();
  const ofMine = mergedContent(versions, (path) => {
    names.add(decidedBy(path));
    return 'mine';
  });
  const ofTheirs = mergedContent(versions, () => 'theirs');
  return [...names].map((name) => {
    const [id = '', aspect] = name.split('.') as [string, Aspect | undefined];
    const t = mergeTexts[language];
    const node = nameIn([versions.mine, versions.theirs], id, language);
    return {
      name,
      label: aspect === undefined ? node : `${node}: ${t[aspect]}`,
      mine: inWords(ofMine, id, aspect, language),
      theirs: inWords(ofTheirs, id, aspect, language),
    };
  });
}

/** The names of the nodes that only the other user changed. */
export function takenContent(versions: ContentVersions, language: Language): string[] {
  const { mine } = versions;
  const result = mergedContent(versions, () => 'mine');
  const changed = nodeIds(result).filter((id) => {
    const [now, before] = [elementOf(result, id), elementOf(mine, id)];
    if (now === undefined) return !nodeIds(mine).includes(id);
    return before === undefined || !areEqual({ ...now, children: [] }, { ...before, children: [] });
  });
  const gone = nodeIds(mine).filter((id) => !nodeIds(result).includes(id));
  const t = mergeTexts[language];
  const names = [
    ...changed.map((id) => nameIn([result], id, language)),
    ...gone.map((id) => t.removed(nameIn([mine], id, language))),
  ];
  if (names.length > 0 || areEqual(mine, result)) return names;
  return [`${contentTexts[language].tab}: ${t.order}`];
}

/** `Section 2 › Gallery`, from the first content that contains the node. */
function nameIn(contents: readonly Content[], id: string, language: Language): string {
  for (const content of contents) {
    for (const [index, section] of content.entries()) {
      const ofSection = contentTexts[language].section(index + 1);
      if (section.id === id) return ofSection;
      const element = section.elements
        .flatMap((one) => [one, ...one.children])
        .find((candidate) => candidate.id === id);
      if (element) return `${ofSection} › ${nameOfElement(element, language)}`;
    }
  }
  return '';
}

/** The text of an aspect; '' for a missing node. */
function inWords(content: Content, id: string, aspect: Aspect | undefined, language: Language): string {
  const element = elementOf(content, id);
  if (!element) {
    const elements = content.find((section) => section.id === id)?.elements ?? [];
    return elements.map((one) => elementInWords(one, language)).join('\n');
  }
  const t = mergeTexts[language];
  if (aspect === undefined) return elementInWords(element, language);
  if (aspect === 'title') return `${element.title.pl} / ${element.title.en}`;
  if (aspect === 'visibility') return seenBy(element, visibilityTexts[language]);
  if (aspect === 'widths')
    return t.widthsInWords(element.widthDesktop, element.widthTablet, element.widthMobile);
  return contentInWords(element, language);
}

const elementInWords = (element: ElementNode, language: Language): string =>
  [
    `${nameOfElement(element, language)}: ${contentInWords(element, language)}`,
    ...element.children.map((child) => elementInWords(child, language)),
  ].join('\n');

function contentInWords({ type, data }: ElementNode, language: Language): string {
  const { types, untitled } = contentTexts[language];
  return type === null ? untitled : [types[type], ...textsIn(data)].join(' · ');
}

/** Properties that mean nothing to people. */
const SILENT = new Set(['id', 'fileId', 'size', 'storedThumb', 'storedId', 'thumbUrl']);

/** Every text and number in some data, in its order. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'number') return [String(value)];
  if (typeof value === 'string') return [wordsOf(value)].filter(Boolean);
  if (typeof value !== 'object' || value === null) return [];
  if ('toBeDeleted' in value && value.toBeDeleted === true) return [];
  return Object.entries(value).flatMap(([name, inner]) => (SILENT.has(name) ? [] : textsIn(inner)));
}
