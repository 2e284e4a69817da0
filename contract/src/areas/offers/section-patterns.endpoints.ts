/**
 * Sections that staff keep under a name, to begin sections of other offers with them. They belong to everybody who creates or
 * edits offers. A section that is made from a pattern is a copy: neither changes with the other.
 */
import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { IdParams } from '../../shared/ids.ts';
import { RequiredText } from '../../shared/text-fields.ts';
import { SectionInput, SectionView } from './elements/elements.ts';
import { contentErrors } from './offers.endpoints.ts';

const Name = RequiredText(100, 'NAME_IS_EMPTY');

export const SectionPatternInput = z.object({ name: Name, section: SectionInput });
export type SectionPatternInput = z.infer<typeof SectionPatternInput>;
/** `SectionPatternInput` before defaults are applied. */
export type SectionPatternDraft = z.input<typeof SectionPatternInput>;

export const SectionPatternRow = z.object({
  id: z.number(),
  name: z.string(),
  /** How many elements the section has, without those within other elements. */
  elements: z.number(),
});
export type SectionPatternRow = z.infer<typeof SectionPatternRow>;

export const SectionPatternView = z.object({
  id: z.number(),
  version: z.number(),
  name: z.string(),
  section: SectionView,
});
export type SectionPatternView = z.infer<typeof SectionPatternView>;

const access = ['admin:offer:create', 'admin:offer:edit'] as const;
const missing = 'SECTION_PATTERN_NOT_EXISTS';

export const listSectionPatterns = endpoint({
  method: 'GET',
  path: '/admin/section-pattern',
  access,
  summary: 'The section patterns, in the order of their names',
  answer: z.array(SectionPatternRow),
  errors: [],
});

export const getSectionPattern = endpoint({
  method: 'GET',
  path: '/admin/section-pattern/:id',
  access,
  summary: 'Read a section pattern',
  params: IdParams,
  answer: SectionPatternView,
  errors: [missing],
});

export const createSectionPattern = endpoint({
  method: 'POST',
  path: '/admin/section-pattern',
  access,
  summary: 'Store a section as a pattern',
  body: SectionPatternInput,
  upload: 'file',
  answer: SectionPatternView,
  errors: ['TOO_MANY_SECTION_PATTERNS', ...contentErrors],
});

export const renameSectionPattern = endpoint({
  method: 'PUT',
  path: '/admin/section-pattern/:id',
  access,
  summary: 'Rename a section pattern',
  params: IdParams,
  body: z.object({ name: Name }),
  answer: SectionPatternView,
  errors: [missing, 'CHANGED_MEANWHILE'],
});

export const deleteSectionPattern = endpoint({
  method: 'DELETE',
  path: '/admin/section-pattern/:id',
  access: 'admin:offer:edit',
  summary: 'Delete a section pattern; sections made from it stay',
  params: IdParams,
  answer: z.null(),
  errors: [missing],
});
