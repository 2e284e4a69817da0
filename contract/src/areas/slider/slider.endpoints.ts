import { endpoint } from '../../shared/endpoint.ts';
import { list } from '../../shared/lists/list.ts';
import { missingLanguageFilter } from '../../shared/lists/missing-language.ts';
import { moveEndpoint } from '../../shared/order/move-endpoint.ts';
import { recordEndpoints } from '../../shared/record-endpoints.ts';
import * as schemas from './slider.schemas.ts';

export const sliderList = list({
  name: 'slider',
  filters: { name: { type: 'text' }, active: { type: 'boolean' }, missing: missingLanguageFilter },
  sortable: ['position', 'name', 'active'],
  defaultOrder: { column: 'position', direction: 'ASC' },
});

const slide = recordEndpoints({
  path: '/admin/slider',
  area: 'slider',
  one: 'a slide',
  many: 'slides',
  list: sliderList,
  row: schemas.SlideRow,
  view: schemas.SlideView,
  input: schemas.SlideInput,
  errors: {
    missing: 'NOT_FOUND',
    save: [
      'POSITION_IS_REQUIRED',
      'IMAGE_IS_REQUIRED',
      'IMAGE_TYPE_OR_SIZE_WRONG',
      'FILE_DAMAGED',
      'CONTENT_TOO_COMPLICATED',
      'VALUE_TOO_LONG',
      'VISIBLE_UNTIL_BEFORE_FROM',
    ],
    update: ['CANT_REMOVE_LAST_ACTIVE'],
    remove: ['CANT_REMOVE_LAST_ACTIVE'],
  },
});

const create = endpoint({ ...slide.create, body: schemas.NewSlideInput, upload: 'file' });
const update = endpoint({ ...slide.update, upload: 'file' });

export const sliderEndpoints = { ...slide, create, update };
export const { list: listSlides, get: getSlide, create: createSlide } = sliderEndpoints;
export const { update: updateSlide, remove: deleteSlide } = sliderEndpoints;

export const moveSlide = moveEndpoint({
  path: '/admin/slider',
  area: 'slider',
  one: 'a slide',
  missing: 'NOT_FOUND',
  view: schemas.SlideView,
});
