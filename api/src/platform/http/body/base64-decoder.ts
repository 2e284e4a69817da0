const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;
const PREFIX = 'data:';
const LONGEST_PREFIX = 200;
const NOTHING = new Uint8Array();

/** Decodes base64 that arrives in chunks, with or without a `data:` prefix and with line ends anywhere. */
export function base64Decoder() {
  let pending = '';
  let isPrefixRead = false;
  let isOver = false;
  let isDamaged = false;

  /** Returns false while `pending` may still have an incomplete prefix. */
  function dropPrefix(): boolean {
    if (isPrefixRead) return true;
    if (pending.length < PREFIX.length) return false;
    if (pending.startsWith(PREFIX)) {
      const comma = pending.indexOf(',');
      if (comma < 0) {
        isDamaged = pending.length > LONGEST_PREFIX;
        return false;
      }
      pending = pending.slice(comma + 1);
    }
    isPrefixRead = true;
    return true;
  }

  function decode(text: string): Uint8Array {
    // Padding ends the text: nothing may follow it.
    isDamaged ||= !BASE64.test(text) || (isOver && text !== '');
    isOver ||= text.endsWith('=');
    return isDamaged ? NOTHING : Buffer.from(text, 'base64');
  }

  return {
    feed(text: string): Uint8Array {
      if (isDamaged) return NOTHING;
      pending += text.replace(/\s+/g, '');
      if (!dropPrefix()) return NOTHING;
      const complete = pending.length - (pending.length % 4);
      const decoded = decode(pending.slice(0, complete));
      pending = pending.slice(complete);
      return decoded;
    },
    /** Returns the last bytes, and whether anything in the text was not base64. */
    end(): { bytes: Uint8Array; isDamaged: boolean } {
      const isIncomplete = pending.startsWith(PREFIX) || pending.length === 1;
      const bytes = decode(pending);
      return { bytes, isDamaged: isDamaged || isIncomplete };
    },
  };
}
