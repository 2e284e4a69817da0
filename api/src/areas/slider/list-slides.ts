import { sliderList } from '@share/contract/areas/slider/slider.endpoints.ts';
import type { SlideRow } from '@share/contract/areas/slider/slider.schemas.ts';
import { type Addressed, imageUrls } from '../../platform/files/file-urls.ts';
import { gapsOfRow, hasGap } from '../../platform/lists/language-gaps.ts';
import { alphabetical, contains, equals } from '../../platform/lists/list-conditions.ts';
import { listFrom } from '../../platform/lists/list-query.ts';
import type { ListSource } from '../../platform/lists/list-source.ts';
import { shownTimeSelect } from '../../platform/records/shown-time-columns.ts';

interface Found extends Omit<SlideRow, 'thumbUrl'>, Addressed {}

const source: ListSource<typeof sliderList, Found, SlideRow> = {
  declared: sliderList,
  from: 'slides r',
  id: 'r.id',
  filters: {
    name: contains("r.name->>'pl'", "r.name->>'en'"),
    active: equals('r.active'),
    gap: hasGap('slide'),
  },
  orders: { position: 'r.position', name: alphabetical('r.name'), active: 'r.active' },
  select: {
    id: 'r.id',
    position: 'r.position',
    active: 'r.active',
    name: 'r.name',
    ...shownTimeSelect,
    gaps: gapsOfRow('slide'),
    key: 'f.key',
    thumbKey: 'f.thumb_key',
    fileName: 'f.file_name',
  },
  joins: 'JOIN slides r ON r.id = page.id JOIN files f ON f.id = r.image_file_id',
  row: ({ key, thumbKey, fileName, ...found }) => ({
    ...found,
    thumbUrl: imageUrls({ key, thumbKey, fileName }).thumbUrl,
  }),
};

export const listSlides = listFrom(source);
