import { bothLanguages } from '../../../../../platform/texts.ts';

export const textTexts = bothLanguages({
  pl: { content: 'Treść' },
  en: { content: 'Content' },
});
