import {
  DEEPEST_INDENT,
  fontSizes,
  INDENT_STEP_EM,
  OWN_FILE,
  textAligns,
} from '@share/contract/shared/rich-text.ts';
import sanitize from 'sanitize-html';
import { within } from './markup-limits.ts';

const blocks = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'ul', 'ol', 'li'];
const indents = Array.from({ length: DEEPEST_INDENT }, (_, index) => index + 1);

const anyOf = (values: readonly (string | number)[]) => new RegExp(`^(?:${values.join('|')})$`);
const COLOUR = /^(?:#[0-9a-f]{3}|#[0-9a-f]{6}|rgb\(\d{1,3}, ?\d{1,3}, ?\d{1,3}\))$/i;
const PIXELS = /^[1-9]\d{0,3}$/;
const LINK = /^(?:https?:\/\/|mailto:|tel:)[^\s]/i;
/** A signed address of a file. The public API adds the signature for ten minutes; a stored text has the address without it. */
const SIGNED = /^((?:https?:\/\/[^/?#]+)?\/api\/files\/[\w-]+\/[^?#]+)\?expires=\d+&signature=[\w-]+$/;

const blockStyles = {
  'text-align': [anyOf(textAligns)],
  'margin-left': [anyOf(indents.map((step) => `${step * INDENT_STEP_EM}em`))],
};
const inlineStyles = { color: [COLOUR], 'font-size': [anyOf(fontSizes)] };

type Attributes = Record<string, string>;

/** The attributes that match their pattern. */
const matching = (attributes: Attributes, patterns: Record<string, RegExp>): Attributes =>
  Object.fromEntries(
    Object.entries(patterns).flatMap(([name, pattern]) => {
      const value = attributes[name]?.trim();
      return value !== undefined && pattern.test(value) ? [[name, value]] : [];
    }),
  );

/** The only allow-list of rich text: the markup that the editor's toolbar can produce (FRM-25), and nothing else. */
const options: sanitize.IOptions = {
  allowedTags: [...blocks, 'br', 'strong', 'em', 'u', 's', 'sub', 'sup', 'span', 'a', 'img'],
  allowedAttributes: {
    '*': ['style'],
    ...Object.fromEntries(blocks.map((tag) => [tag, ['data-indent']])),
    a: ['href', 'target', 'rel', 'title'],
    img: ['src', 'alt', 'title', 'width', 'height'],
  },
  allowedStyles: {
    ...Object.fromEntries(blocks.map((tag) => [tag, { ...blockStyles, ...inlineStyles }])),
    span: inlineStyles,
  },
  // Addresses are checked by `transformTags` below, before the library's own check.
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 60,
  transformTags: {
    b: 'strong',
    i: 'em',
    del: 's',
    strike: 's',
    a: (tagName, attributes) => {
      const href = attributes.href?.trim().replace(SIGNED, '$1') ?? '';
      if (!LINK.test(href) && !OWN_FILE.test(href)) return { tagName, attribs: {} };
      const others = matching(attributes, { target: /^_blank$/, title: /./ });
      return { tagName, attribs: { href, ...others, rel: 'noopener noreferrer' } };
    },
    img: (tagName, attributes) => {
      return {
        tagName,
        attribs: matching(attributes, { src: OWN_FILE, alt: /^/, title: /./, width: PIXELS, height: PIXELS }),
      };
    },
    '*': (tagName, { 'data-indent': indent, ...attribs }) => {
      const fits = indent !== undefined && anyOf(indents).test(indent);
      return { tagName, attribs: fits ? { ...attribs, 'data-indent': indent } : attribs };
    },
  },
  exclusiveFilter: ({ tag, attribs }) => {
    if (tag === 'img') return !attribs.src;
    return tag === 'a' && !attribs.href ? 'excludeTag' : false;
  },
};

const MOST_ROUNDS = 10;
/** More than twice the allowed nesting: no editor, and no page from which people copy, nests deeper. */
const DEEPEST = 150;

/**
 * Removes scripts, pictures from other sites and everything else that the editor cannot produce (R17). Removing an element
 * may change the nesting of its neighbours, so the text is cleaned until nothing changes: cleaning stored text again leaves it
 * as it is. Refuses with CONTENT_TOO_COMPLICATED.
 */
export function cleanHtml(html: string): string {
  let clean = sanitize(html, { ...options, ...within({ deepest: DEEPEST }) });
  for (let round = 1; round < MOST_ROUNDS; round += 1) {
    const again = sanitize(clean, options);
    if (again === clean) break;
    clean = again;
  }
  return clean;
}
