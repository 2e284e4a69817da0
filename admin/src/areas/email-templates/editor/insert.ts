import { isLink } from '@share/contract/areas/email-templates/placeholders.ts';

/** Inserts the variable of that name at the cursor. */
export type Insert = (name: string) => void;

/** `execCommand` is the only way that takes part in the browser's undo. */
export const insertIntoField =
  (field: HTMLInputElement): Insert =>
  (name) => {
    field.focus();
    document.execCommand('insertText', false, `{{${name}}}`);
  };

/** An address becomes a link to it, which is the place where it is shown. */
export const insertIntoPage =
  (page: Document): Insert =>
  (name) => {
    const text = `{{${name}}}`;
    page.defaultView?.focus();
    if (isLink(name)) page.execCommand('insertHTML', false, `<a href="${text}">${text}</a>`);
    else page.execCommand('insertText', false, text);
  };
