/**
 * What rich text may hold beyond plain tags (FRM-25). The editor's toolbar offers exactly this, and the server keeps
 * nothing else.
 */
export const fontSizes = ['12px', '14px', '16px', '18px', '20px', '24px', '30px', '36px', '48px'] as const;

/** A block may be indented by steps, each as wide as this, written as `margin-left`. */
export const INDENT_STEP_EM = 2;
export const DEEPEST_INDENT = 8;

export const textAligns = ['left', 'center', 'right', 'justify'] as const;

/** Where our own files lie: pictures come only from there. */
export const OWN_FILE = /^\/api\/files\/[\w-]+\/[^/?#\s\\"'<>]+$/;
