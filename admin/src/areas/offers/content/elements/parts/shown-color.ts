const COLOR = /^#[0-9a-f]{6}$/i;
/** The colour that is drawn while a colour is being typed. */
const PENDING_COLOR = '#868e96';

/** The chosen colour if it is complete, else `pending`. */
export const shownColor = (color: string, pending = PENDING_COLOR): string =>
  COLOR.test(color) ? color : pending;
