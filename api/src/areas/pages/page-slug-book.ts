import { reservedPageSlugs } from '@share/contract/areas/pages/pages.schemas.ts';
import type { SlugBook } from '../../platform/slugs/slug-book.ts';
import { pageSlugs } from './pages.tables.ts';

export const pageSlugBook: SlugBook = {
  table: pageSlugs,
  owner: pageSlugs.pageId,
  taken: 'PAGE_SLUG_EXIST',
  reserved: reservedPageSlugs,
  beforeDigits: { pl: 'strona', en: 'page' },
};
