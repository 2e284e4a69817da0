import { z } from 'zod';
import { gapFilter } from '../../shared/content/gaps.ts';
import { versionEndpoints } from '../../shared/content/version-endpoints.ts';
import { endpoint } from '../../shared/endpoint.ts';
import { list } from '../../shared/lists/list.ts';
import { moveEndpoint } from '../../shared/order/move-endpoint.ts';
import { recordEndpoints } from '../../shared/record-endpoints.ts';
import * as schemas from './slider.schemas.ts';

export const sliderList = list({
  name: 'slider',
  filters: { name: { type: 'text' }, active: { type: 'boolean' }, gap: gapFilter },
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
      'DRAWING_NOT_AS_DRAWN',
      'CONTENT_TOO_COMPLICATED',
      'VALUE_TOO_LONG',
      'VISIBLE_UNTIL_BEFORE_FROM',
    ],
    update: ['CANT_REMOVE_LAST_ACTIVE'],
    remove: ['CANT_REMOVE_LAST_ACTIVE'],
  },
  file: {
    name: 'text',
    position: 'number',
    active: 'yesNo',
    visibleFrom: 'localTime',
    visibleUntil: 'localTime',
  },
});

const create = endpoint({
  ...slide.create,
  body: schemas.NewSlideInput,
  errors: [...slide.create.errors, 'FIRST_SLIDE_NOT_ACTIVE'],
  upload: 'file',
});
const update = endpoint({ ...slide.update, upload: 'file' });

export const sliderEndpoints = { ...slide, create, update };
export const { list: listSlides, get: getSlide, create: createSlide } = sliderEndpoints;
export const { update: updateSlide, remove: deleteSlide, file: exportSlides } = sliderEndpoints;

/** How many slides there are, and how many of them visitors see now. */
export const countSlides = endpoint({
  method: 'GET',
  path: '/admin/slider/count',
  access: 'admin:slider:list',
  summary: 'Count the slides, and those that visitors see now',
  answer: z.object({ all: z.number(), shown: z.number() }),
  errors: [],
});

export const moveSlide = moveEndpoint('a slide', sliderEndpoints);

export const slideVersions = versionEndpoints('a slide', sliderEndpoints);
