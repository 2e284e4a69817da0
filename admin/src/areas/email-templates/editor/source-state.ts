import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, LRLanguage, syntaxHighlighting } from '@codemirror/language';
import { lintGutter, lintKeymap } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { Compartment, EditorState, type Extension, type StateEffect } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightSpecialChars,
  keymap,
  lineNumbers,
  MatchDecorator,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import { parser as css } from '@lezer/css';
import { configureNesting, parser as html } from '@lezer/html';
import { sourceColours, sourceTheme } from './source-theme.ts';

/** The settings that may change while the editor is open. */
export interface SourceSettings {
  label: string;
  describedBy: string;
  hasError: boolean;
  isReadOnly: boolean;
  /** The words of the search and of the marks in the language of the screen, by the English ones. */
  phrases: Record<string, string>;
}

interface Events {
  typed: (source: string) => void;
  entered: () => void;
  left: () => void;
}

/** HTML with styles, and without scripts, which an e-mail may not contain. */
const mailHtml = LRLanguage.define({
  name: 'html',
  parser: html.configure({
    wrap: configureNesting(
      [{ tag: 'style', parser: css }],
      [{ name: 'style', parser: css.configure({ top: 'Styles' }) }],
    ),
  }),
});

const settings = new Compartment();

export const settingsOf = (given: SourceSettings): StateEffect<unknown> =>
  settings.reconfigure(extensionsOf(given));

const extensionsOf = ({ label, describedBy, hasError, isReadOnly, phrases }: SourceSettings): Extension => [
  EditorState.phrases.of(phrases),
  EditorState.readOnly.of(isReadOnly),
  EditorView.contentAttributes.of({
    'aria-label': label,
    'aria-describedby': describedBy,
    'aria-invalid': String(hasError),
    'aria-readonly': String(isReadOnly),
    spellcheck: 'false',
    // Tells testing tools, too, that the editor scrolls by keyboard.
    tabindex: '0',
  }),
];

/** Tab indents until Escape is pressed. After that it leaves the editor, until the editor gets the focus again (WCAG 2.1.2). */
const tabLeavesAfterEscape: Extension = [
  keymap.of([
    {
      key: 'Escape',
      run: (view) => {
        view.setTabFocusMode(true);
        return false;
      },
    },
    indentWithTab,
  ]),
  EditorView.domEventHandlers({ focus: (_, view) => view.setTabFocusMode(false) }),
];

export const stateOf = (source: string, height: number, given: SourceSettings, on: Events): EditorState =>
  EditorState.create({
    doc: source,
    extensions: [
      // Other line breaks count as characters, so that opening the source changes none of them.
      EditorState.lineSeparator.of('\n'),
      EditorView.clipboardInputFilter.of((pasted) => pasted.replace(/\r\n?/g, '\n')),
      mailHtml,
      syntaxHighlighting(sourceColours),
      sourceTheme(height),
      EditorView.lineWrapping,
      lineNumbers(),
      lintGutter(),
      history(),
      drawSelection(),
      bracketMatching(),
      highlightActiveLine(),
      highlightSpecialChars(),
      highlightSelectionMatches(),
      search({ top: true }),
      markedVariables,
      tabLeavesAfterEscape,
      keymap.of([...searchKeymap, ...historyKeymap, ...lintKeymap, ...defaultKeymap]),
      settings.of(extensionsOf(given)),
      EditorView.updateListener.of(({ docChanged, view, focusChanged }) => {
        if (docChanged) on.typed(view.state.sliceDoc());
        if (!focusChanged) return;
        if (view.hasFocus) on.entered();
        else on.left();
      }),
    ],
  });

const variables = new MatchDecorator({
  regexp: /\{\{\s*\w+\s*\}\}/g,
  decoration: Decoration.mark({ class: 'cm-variable' }),
});

/** Sets variables off from the text around them. */
const markedVariables = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;

    constructor(view: EditorView) {
      this.decorations = variables.createDeco(view);
    }

    update(update: ViewUpdate): void {
      this.decorations = variables.updateDeco(update, this.decorations);
    }
  },
  { decorations: ({ decorations }) => decorations },
);
