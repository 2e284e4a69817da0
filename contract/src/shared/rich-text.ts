/**
 * The styles that rich text may have besides plain tags (FRM-25). The editor's toolbar offers exactly these, and the server
 * removes all others.
 */
export const fontSizes = ['12px', '14px', '16px', '18px', '20px', '24px', '30px', '36px', '48px'] as const;

/** A block may be indented by steps, each as wide as this, written as `margin-left`. */
export const INDENT_STEP_EM = 2;
export const DEEPEST_INDENT = 8;

export const textAligns = ['left', 'center', 'right', 'justify'] as const;

/** The addresses of our own files: pictures may have no others. */
export const OWN_FILE = /^\/api\/files\/[\w-]+\/[^/?#\s\\"'<>]+$/;
