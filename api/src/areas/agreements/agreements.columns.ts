import type { AgreementInput } from '@share/contract/areas/agreements/agreements.schemas.ts';
import { sanitizeTranslated } from '../../platform/html/html.ts';
import { refuseIfAny } from '../../platform/refusal.ts';
import { refusalsOfContent } from './agreements.shared.ts';

/** The columns that staff may set, from what they sent; the server numbers positions itself (AGR-10). */
export function toColumns({ active, required, name, content, type, target }: AgreementInput) {
  const sanitised = sanitizeTranslated(content);
  refuseIfAny(refusalsOfContent(sanitised, 'content'));
  return { active, required, name, content: sanitised, type, target };
}
