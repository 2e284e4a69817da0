import { pagesList } from '@share/contract/areas/pages/pages.endpoints.ts';
import { PageRow } from '@share/contract/areas/pages/pages.schemas.ts';
import { gapsOfRow, hasGap } from '../../platform/lists/language-gaps.ts';
import { alphabetical, contains } from '../../platform/lists/list-conditions.ts';
import { listOfTable } from '../../platform/lists/table-list.ts';
import { shownTimeSelect } from '../../platform/records/shown-time-columns.ts';
import { pages } from './pages.tables.ts';

export const listPages = listOfTable(pages, {
  declared: pagesList,
  row: PageRow,
  filters: {
    search: contains("r.title->>'pl'", "r.title->>'en'", "r.slug->>'pl'", "r.slug->>'en'"),
    gap: hasGap('page'),
  },
  orders: { title: alphabetical('r.title'), slug: alphabetical('r.slug') },
  select: { ...shownTimeSelect, gaps: gapsOfRow('page') },
});
