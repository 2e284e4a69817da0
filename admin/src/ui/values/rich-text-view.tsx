import { fileNameIn } from '@share/contract/shared/files.ts';
import { OWN_FILE } from '@share/contract/shared/rich-text.ts';
import { type CSSProperties, createElement, Fragment, type MouseEvent, type ReactNode, useMemo } from 'react';
import { useTexts } from '../../platform/texts.ts';
import { uiTexts } from '../ui.texts.ts';
import { useDownload } from '../use-download.ts';
import classes from './rich-text-view.module.css';

const TAGS = new Set(
  'p h1 h2 h3 h4 h5 h6 blockquote ul ol li br strong em u s sub sup span a img'.split(' '),
);
const WORDLESS = new Set(['script', 'style', 'template', 'title', 'iframe', 'object', 'svg', 'math']);
const STYLES: Record<string, keyof CSSProperties> = {
  'text-align': 'textAlign',
  'margin-left': 'marginLeft',
  color: 'color',
  'font-size': 'fontSize',
};
const LINK = /^(?:https?:\/\/|mailto:|tel:)/i;

/**
 * Stored rich text, rendered element by element: only these tags and styles are rendered, whatever the HTML contains. The server
 * has already sanitised it (R17).
 */
export function RichTextView({ html }: { html: string }) {
  const content = useMemo(() => childrenOf(new DOMParser().parseFromString(html, 'text/html').body), [html]);
  return <div className={classes.text}>{content}</div>;
}

const childrenOf = (parent: Element): ReactNode[] => [...parent.childNodes].map(draw);

function draw(node: ChildNode, key: number): ReactNode {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || WORDLESS.has(node.localName)) return null;
  if (!TAGS.has(node.localName)) return <Fragment key={key}>{childrenOf(node)}</Fragment>;
  const href = node.localName === 'a' ? (node.getAttribute('href') ?? '') : '';
  if (OWN_FILE.test(href))
    return (
      <FileLink key={key} href={href}>
        {childrenOf(node)}
      </FileLink>
    );
  const props = { key, style: styleOf(node), ...attributesOf(node) };
  const isVoid = node.localName === 'br' || node.localName === 'img';
  return isVoid
    ? createElement(node.localName, props)
    : createElement(node.localName, props, ...childrenOf(node));
}

/** Downloads one of our files with the user's session, because documents of private parts have no public address. */
function FileLink({ href, children }: { href: string; children: ReactNode }) {
  const t = useTexts(uiTexts);
  const { start, hasFailed } = useDownload();
  const save = (event: MouseEvent) => {
    event.preventDefault();
    void start(href, fileNameIn(href));
  };
  return (
    <>
      <a href={href} onClick={save}>
        {children}
      </a>
      {hasFailed && <span role="alert"> ({t.downloadFailed})</span>}
    </>
  );
}

function attributesOf(element: Element): Record<string, string> {
  const value = (name: string) => element.getAttribute(name) ?? '';
  if (element.localName === 'a' && LINK.test(value('href'))) {
    return { href: value('href'), target: '_blank', rel: 'noopener noreferrer' };
  }
  if (element.localName === 'img' && OWN_FILE.test(value('src')))
    return { src: value('src'), alt: value('alt') };
  return {};
}

function styleOf(element: Element): CSSProperties {
  const declarations = (element.getAttribute('style') ?? '').split(';').flatMap((declaration) => {
    const [name = '', value = ''] = declaration.split(':').map((part) => part.trim());
    const property = STYLES[name];
    return property && value ? [[property, value] as const] : [];
  });
  return Object.fromEntries(declarations);
}
