type Child = Node | string | null | false;
type Attributes = Readonly<Record<string, string | number | boolean | null | undefined | (() => void)>>;

/** An element with attributes (functions are listeners) and children. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (value !== null && value !== undefined && value !== false)
      element.setAttribute(name, value === true ? '' : String(value));
  }
  element.append(...children.filter((child) => child !== null && child !== false));
  return element;
}

/** A term and what belongs to it, for lists of facts; nothing if it is not known. */
export const fact = (term: string, value: Child): HTMLElement | null =>
  value ? h('div', { class: 'fact' }, h('dt', {}, term), h('dd', {}, value)) : null;

let ids = 0;
export const newId = (): string => `id-${++ids}`;
