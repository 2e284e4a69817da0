import { z } from 'zod';
import type { OfRecord } from '../content/language-endpoints.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { IdParams } from '../ids.ts';
import { RequiredPosition } from './record-position.ts';

/**
 * Moves one record to another position of its list; the others make room. Nothing else changes. `one` is for the summary of the
 * API reference: 'an FAQ entry'.
 */
export const moveEndpoint = <Get extends Endpoint, Update extends Endpoint>(
  one: string,
  { get, update }: OfRecord<Get, Update>,
) =>
  endpoint({
    method: 'PUT',
    path: `${update.path as Update['path']}/position`,
    access: update.access as Update['access'],
    summary: `Move ${one} to another position`,
    params: IdParams,
    body: z.object({ position: RequiredPosition }),
    answer: get.answer as Get['answer'],
    errors: get.errors,
  });
