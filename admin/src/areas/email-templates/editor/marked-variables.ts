import {
  Decoration,
  type DecorationSet,
  type EditorView,
  MatchDecorator,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';

const variables = new MatchDecorator({
  regexp: /\{\{\s*\w+\s*\}\}/g,
  decoration: Decoration.mark({ class: 'cm-variable' }),
});

/** Sets variables off from the text around them. */
export const markedVariables = ViewPlugin.fromClass(
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
