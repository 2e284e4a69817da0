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

/**
 * Whether a file begins like a text: in UTF-8, in UTF-16 with its mark, or in one of the one-byte encodings that some spreadsheets
 * still write.
 */
export function isText(head: Uint8Array): boolean {
  const [first, second] = head;
  if (first === 0xff && second === 0xfe) return areTextUnits(head.subarray(2), true);
  if (first === 0xfe && second === 0xff) return areTextUnits(head.subarray(2), false);
  return head.length > 0 && !head.some(isControl);
}

function areTextUnits(bytes: Uint8Array, isLittleEndian: boolean): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at + 1 < bytes.length; at += 2)
    if (isControl(view.getUint16(at, isLittleEndian))) return false;
  return bytes.length > 1;
}

const TAB_TO_RETURN = [0x09, 0x0a, 0x0c, 0x0d];
const isControl = (unit: number) => unit === 0x7f || (unit < 0x20 && !TAB_TO_RETURN.includes(unit));
