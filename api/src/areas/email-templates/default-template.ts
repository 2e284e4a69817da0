import type { Translated } from '@share/contract/shared/translated.ts';

export interface DefaultTemplate {
  name: Translated;
  subject: Translated;
  body: Translated;
}
