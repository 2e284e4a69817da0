import { pagesList } from '@share/contract/areas/pages/pages.endpoints.ts';
import type { PageRow } from '@share/contract/areas/pages/pages.schemas.ts';
import { gapsOfRow, hasGap } from '../../platform/lists/language-gaps.ts';
import { alphabetical, contains, equals } from '../../platform/lists/list-conditions.ts';
import { listFrom } from '../../platform/lists/list-query.ts';
import type { ListSource } from '../../platform/lists/list-source.ts';
import { shownTimeSelect } from '../../platform/records/shown-time.ts';

const source: ListSource<typeof pagesList, PageRow, PageRow> = {
  declared: pagesList,
  from: 'pages r',
  id: 'r.id',
  filters: {
    search: contains("r.title->>'pl'", "r.title->>'en'", "r.slug->>'pl'", "r.slug->>'en'"),
    active: equals('r.active'),
    gap: hasGap('page'),
  },
  orders: { title: alphabetical('r.title'), slug: alphabetical('r.slug'), active: 'r.active' },
  select: {
    id: 'r.id',
    active: 'r.active',
    slug: 'r.slug',
    title: 'r.title',
    ...shownTimeSelect,
    gaps: gapsOfRow('page'),
  },
  joins: 'JOIN pages r ON r.id = page.id',
  row: (found) => found,
};

export const listPages = listFrom(source);
