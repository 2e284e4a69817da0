import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import type { ErrorCode } from '../errors.ts';
import { IdParams } from '../ids.ts';
import type { AreaWith } from '../permissions.ts';
import { RequiredPosition } from './record-position.ts';

/** Moves one record to another position of its list; the others make room. What else is stored does not change. */
export const moveEndpoint = <const Path extends string, View extends z.ZodType>(of: {
  /** The path of the records; the path of the move adds their id. */
  path: Path;
  area: AreaWith<'edit'>;
  /** For the summary of the API reference: 'an FAQ entry'. */
  one: string;
  missing: ErrorCode;
  view: View;
}) =>
  endpoint({
    method: 'PUT',
    path: `${of.path}/:id/position`,
    access: `admin:${of.area}:edit`,
    summary: `Move ${of.one} to another position`,
    params: IdParams,
    body: z.object({ position: RequiredPosition }),
    answer: of.view,
    errors: [of.missing],
  });
