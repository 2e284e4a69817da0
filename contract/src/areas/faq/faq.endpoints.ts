import { gapFilter } from '../../shared/content/gaps.ts';
import { versionEndpoints } from '../../shared/content/version-endpoints.ts';
import { list } from '../../shared/lists/list.ts';
import { moveEndpoint } from '../../shared/order/move-endpoint.ts';
import { recordEndpoints } from '../../shared/record-endpoints.ts';
import * as schemas from './faq.schemas.ts';

export const faqList = list({
  name: 'faq',
  filters: {
    question: { type: 'text' },
    active: { type: 'boolean' },
    isFeatured: { type: 'boolean' },
    gap: gapFilter,
  },
  sortable: ['position', 'question', 'active'],
  defaultOrder: { column: 'position', direction: 'ASC' },
});

export const faqEndpoints = recordEndpoints({
  path: '/admin/faq',
  area: 'faq',
  one: 'an FAQ entry',
  many: 'FAQ entries',
  list: faqList,
  row: schemas.FaqRow,
  view: schemas.FaqView,
  input: schemas.FaqInput,
  errors: {
    missing: 'FAQ_NOT_EXISTS',
    save: [
      'POSITION_IS_REQUIRED',
      'IS_REQUIRED',
      'CONTENT_TOO_COMPLICATED',
      'VALUE_TOO_LONG',
      'VISIBLE_UNTIL_BEFORE_FROM',
    ],
  },
  file: {
    question: 'text',
    position: 'number',
    active: 'yesNo',
    // The list has this column, which always says no (FAQ-03).
    homepage: { kind: 'yesNo', value: () => false },
    visibleFrom: 'localTime',
    visibleUntil: 'localTime',
  },
});
export const { list: listFaq, get: getFaq, create: createFaq, update: updateFaq } = faqEndpoints;
export const { remove: deleteFaq, file: exportFaq } = faqEndpoints;

export const moveFaq = moveEndpoint('an FAQ entry', faqEndpoints);

export const faqVersions = versionEndpoints('an FAQ entry', faqEndpoints);
