import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { TranslatedView } from '../../shared/translated.ts';
import { agreementTargets, agreementTypes } from '../agreements/agreements.schemas.ts';

const PublicAgreement = z.object({
  id: z.number(),
  name: TranslatedView,
  content: TranslatedView,
  type: z.enum(agreementTypes),
  required: z.boolean(),
  /** Sent back with the answer; changes whenever the name, the text or `required` changes. */
  fingerprint: z.string(),
});

export const publicAgreements = endpoint({
  method: 'GET',
  path: '/agreement',
  access: 'site',
  summary: 'The agreements that visitors are asked to accept for one purpose',
  query: z.object({ target: z.enum(agreementTargets, { error: 'IS_REQUIRED' }) }),
  answer: z.array(PublicAgreement),
  errors: [],
});
