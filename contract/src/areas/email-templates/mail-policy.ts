/**
 * The HTML that an e-mail may contain: markup that mail programs show, and nothing that runs or loads by itself (R17). More is
 * allowed than in rich texts, and nothing is removed: a template with anything else is refused.
 */
import type { MarkupTag } from './mail-markup.ts';

const words = (text: string) => new Set(text.trim().split(/\s+/));

const tags = words(`
  html head body meta title style div span p h1 h2 h3 h4 h5 h6 br hr a img b strong i em u s strike sub sup small big font center
  blockquote pre code ul ol li dl dt dd table caption colgroup col thead tbody tfoot tr th td
  abbr acronym address article aside bdi bdo big cite del details figcaption figure footer header ins kbd main map area mark nav
  noscript q samp section summary time tt var wbr
  v:group v:image v:line v:oval v:rect v:roundrect v:fill v:stroke v:textbox w:anchorlock w:wrap
  o:p o:lock xml o:officedocumentsettings o:allowpng o:pixelsperinch`);

const attributes = words(`
  abbr align alink alt arcsize aspect axis bgcolor border bordercolor bottommargin cellpadding cellspacing charset class clear
  color color2 cols colspan compact content coords datetime dir face fill fillcolor filled frame from headers height hidden href
  hspace http-equiv id inset itemprop itemscope itemtype lang leftmargin link marginheight marginwidth media name noshade nowrap
  opacity origin position rel reversed rightmargin role rowspan rules scope shape size sizes span src start stroke strokecolor
  stroked strokeweight style summary tabindex target text title to topmargin translate type usemap valign value vlink vspace width
  xml:lang xmlns xmlns:m xmlns:o xmlns:v xmlns:w`);
/** Programs that make or read e-mails note in them what they need later; no mail program acts on them. */
const NOTE = /^(?:aria|data)-[\w-]+$/;

const LINK = /^(?:https?:\/\/[^\s/]|mailto:[^\s]|tel:[^\s]|#[\w-]+$)/i;
const PICTURE = /^https?:\/\/[^\s/]/i;
/** A character that is written as its name or number could be any letter of the others. */
const ACTIVE_CSS = /&(?:#|\w+;)|@import|expression|javascript|behaviou?r|-moz-binding|url\s*\(|\\/i;
const PASSIVE_META = /^(?:content-type|x-ua-compatible)$/i;

/** As much of a tag as decides about it. */
type Tag = Pick<MarkupTag, 'name'> & { attributes: readonly { name: string; value: string }[] };

/** The part of this tag that an e-mail may not contain, as it is written there; null if all of the tag is allowed. */
export function forbiddenIn(tag: Tag): string | null {
  if (!tags.has(tag.name)) return `<${tag.name}>`;
  const forbidden = tag.attributes.find(
    ({ name, value }) =>
      !(attributes.has(name) || NOTE.test(name)) ||
      (name === 'src' && !PICTURE.test(value.trim())) ||
      (name === 'style' && isActiveCss(withoutQuotes(value))) ||
      (name === 'http-equiv' && !PASSIVE_META.test(value)),
  );
  return forbidden ? `<${tag.name} ${forbidden.name}>` : null;
}

/** How browsers write quotes in an attribute; other entities could spell anything. */
const withoutQuotes = (value: string): string => value.replace(/&(?:quot|apos|#39);/g, '');

/** Whether styles load or run something, or hide what they do. */
export const isActiveCss = (css: string): boolean => ACTIVE_CSS.test(css);

/** Whether a link leads somewhere; a variable is replaced by an address. */
export const isTarget = (href: string): boolean => LINK.test(href.trim()) || /^\{\{.*\}\}$/.test(href.trim());

/** The places inside the e-mail to which its links may lead. */
export const placesIn = (tags: readonly MarkupTag[]): ReadonlySet<string> =>
  new Set(
    tags.flatMap(({ name: tag, attributes: given }) =>
      given
        .filter(({ name }) => name === 'id' || (tag === 'a' && name === 'name'))
        .map(({ value }) => `#${value}`),
    ),
  );

/**
 * Whether the tag is a link without a target, or with a place as its target that the e-mail does not have. An anchor that only
 * names a place needs no target.
 */
export function isDeadLink({ name, attributes: given }: Tag, places: ReadonlySet<string>): boolean {
  const href = given.find((attribute) => attribute.name === 'href');
  if (!href) return name === 'a' && !given.some((one) => one.name === 'name' || one.name === 'id');
  const target = href.value.trim();
  return target.startsWith('#') ? !places.has(target) : !isTarget(target);
}
