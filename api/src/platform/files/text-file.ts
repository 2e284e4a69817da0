/** The parts that an XML file may have before its root: comments, processing instructions, the document type. */
const PROLOGUE = /^(?:\s+|<\?[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE(?:[^[>]|\[[^\]]*\])*>)/i;

/** Whether the root element of an XML text is `svg`. */
export function looksLikeSvg(head: Uint8Array): boolean {
  let text = Buffer.from(head)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
  for (let match = PROLOGUE.exec(text); match; match = PROLOGUE.exec(text))
    text = text.slice(match[0].length);
  return /^<svg[\s>]/.test(text);
}

/** Whether a file begins like a text, in UTF-8 or in one of the one-byte encodings that some spreadsheets still write. */
export const isText = (head: Uint8Array): boolean => head.length > 0 && !head.some(isControl);

const TAB_TO_RETURN = [0x09, 0x0a, 0x0c, 0x0d];
const isControl = (byte: number) => byte === 0x7f || (byte < 0x20 && !TAB_TO_RETURN.includes(byte));
