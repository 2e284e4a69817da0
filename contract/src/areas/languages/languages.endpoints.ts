/** One view of all areas that shows which texts of the content lack one of the languages. */
import { z } from 'zod';
import { contentKinds } from '../../shared/content/content-names.ts';
import type { Gap } from '../../shared/content/gaps.ts';
import { endpoint } from '../../shared/endpoint.ts';
import type { PermissionKey } from '../../shared/permissions.ts';
import { contentRecords } from './content-records.ts';

const counts = z.object({
  'missing-pl': z.number(),
  'missing-en': z.number(),
  'older-pl': z.number(),
  'older-en': z.number(),
} satisfies Record<Gap, z.ZodNumber>);

const KindInLanguages = z.object({
  kind: z.enum(contentKinds),
  /** How many records have a gap. */
  records: z.number(),
  /** How many records have each of the gaps. */
  gaps: counts,
});
export type KindInLanguages = z.infer<typeof KindInLanguages>;

export const getLanguages = endpoint({
  method: 'GET',
  path: '/admin/languages',
  access: contentKinds.map((kind) => contentRecords[kind].list.access) as [
    PermissionKey,
    PermissionKey,
    ...PermissionKey[],
  ],
  summary: 'How many records of each kind of content lack a language; without what the caller may not list',
  answer: z.array(KindInLanguages),
  errors: [],
});
