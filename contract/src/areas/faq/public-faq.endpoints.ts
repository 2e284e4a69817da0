import { z } from 'zod';
import { endpoint } from '../../shared/endpoint.ts';
import { FaqView } from './faq.schemas.ts';

export const PublicFaqView = z.object({
  items: z.array(FaqView.pick({ id: true, position: true, isFeatured: true, question: true, answer: true })),
});
export type PublicFaqView = z.infer<typeof PublicFaqView>;

export const listPublicFaq = endpoint({
  method: 'GET',
  path: '/faq',
  access: 'site',
  revalidates: true,
  summary: 'The questions and answers that the site shows now, in their order',
  answer: PublicFaqView,
  errors: [],
});
