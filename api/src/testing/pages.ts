import { randomUUID } from 'node:crypto';
import type { PageInput } from '@share/contract/areas/pages/pages.schemas.ts';

/** A request as the form of a page sends it, with unique slugs, without a picture and attachments. */
export function aPageInput(fields: Partial<PageInput> = {}): PageInput {
  const unique = randomUUID();
  return {
    active: true,
    slug: { pl: `strona-${unique}`, en: `page-${unique}` },
    title: { pl: 'O nas', en: 'About us' },
    subTitle: { pl: '', en: '' },
    content: { pl: '<p>Treść</p>', en: '' },
    seoTitle: { pl: '', en: '' },
    seoDescription: { pl: '', en: '' },
    image: null,
    attachments: [],
    ...fields,
  };
}
