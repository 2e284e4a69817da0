import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const inScheme = (light: string, dark: string) => `light-dark(${light}, ${dark})`;

/** The colours are readable in both schemes: a contrast of at least 4.5 to 1. */
export const sourceColours = HighlightStyle.define([
  { tag: [tags.tagName, tags.angleBracket], color: inScheme('#0b5394', '#8ec5ff') },
  { tag: [tags.attributeName, tags.propertyName], color: inScheme('#7a3e00', '#f2b277') },
  {
    tag: [tags.attributeValue, tags.string, tags.number, tags.unit, tags.color],
    color: inScheme('#1b6138', '#93d7aa'),
  },
  { tag: [tags.keyword, tags.atom, tags.definitionKeyword], color: inScheme('#7b2d8b', '#d8a8e8') },
  {
    tag: [tags.comment, tags.documentMeta, tags.processingInstruction],
    color: inScheme('#5b6472', '#a8b0bb'),
  },
]);

export const sourceTheme = (height: number) =>
  EditorView.theme({
    '&': {
      height: `${height}px`,
      fontSize: '13px',
      color: 'var(--mantine-color-text)',
      backgroundColor: 'var(--mantine-color-body)',
      border: '1px solid var(--mantine-color-default-border)',
      borderRadius: 'var(--mantine-radius-sm)',
    },
    '&.cm-focused': { outline: '2px solid var(--mantine-primary-color-filled)', outlineOffset: '1px' },
    '.cm-scroller': { fontFamily: 'var(--mantine-font-family-monospace)', lineHeight: '1.5' },
    '.cm-content': { caretColor: 'var(--mantine-color-text)' },
    '.cm-cursor': { borderLeftColor: 'var(--mantine-color-text)' },
    '.cm-gutters': {
      color: inScheme('#5b6472', '#a8b0bb'),
      backgroundColor: inScheme('var(--mantine-color-gray-0)', 'var(--mantine-color-dark-6)'),
      borderRight: '1px solid var(--mantine-color-default-border)',
    },
    '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: inScheme('#17c19114', '#17c1911f') },
    '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
      background: inScheme('#bfe3d8', '#2c5a4d'),
    },
    '.cm-variable': {
      fontWeight: '700',
      borderRadius: '3px',
      backgroundColor: inScheme('#17c19126', '#17c19140'),
    },
    '.cm-lintRange-error': {
      backgroundImage: 'none',
      textDecoration: `underline wavy ${inScheme('#c92a2a', '#ff8787')}`,
      textDecorationSkipInk: 'none',
    },
    '.cm-tooltip, .cm-panels': {
      color: 'var(--mantine-color-text)',
      backgroundColor: 'var(--mantine-color-body)',
      borderColor: 'var(--mantine-color-default-border)',
    },
    '.cm-panels input, .cm-panels button': { fontSize: '14px' },
    '.cm-textfield': {
      backgroundColor: 'var(--mantine-color-body)',
      borderColor: 'var(--mantine-color-default-border)',
    },
    '.cm-button': {
      backgroundImage: 'none',
      color: 'var(--mantine-color-text)',
      backgroundColor: 'var(--mantine-color-default)',
      borderColor: 'var(--mantine-color-default-border)',
    },
  });
