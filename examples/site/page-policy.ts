/**
 * The headers of the page, for a real site as well: only its own scripts and styles, connections and pictures. Nothing that comes
 * with a text can run, and no script of another company reads the tokens. The addresses of the page contain the tokens of mailed
 * links, so no other site gets them as a referrer.
 */
export const pageHeaders = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // Rich texts have colours and sizes of their own; `rich-text.ts` says which.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};
