import { videoIdOf } from '@share/contract/areas/offers/elements/youtube.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import { showsSomething } from '@share/contract/shared/text.ts';
import { shownImage } from '../../../ui/fields/uploads/image-value.ts';
import { staying } from '../content/elements/element-codec.ts';
import type { ElementNode } from '../content/store/content-model.ts';

/** Whether an element would be empty for visitors in that language. */
export function showsNothing(element: ElementNode, language: Language): boolean {
  switch (element.type) {
    case null:
      return true;
    case 'text':
      return !showsSomething(element.data.content[language]);
    case 'image':
      return shownImage(element.data.image) === null;
    case 'gallery':
      return staying(element.data.items).every(({ image }) => shownImage(image) === null);
    case 'attachments':
      return staying(element.data.items).every(({ file }) => file === null);
    case 'table':
      return element.data.columns.length === 0;
    case 'barChart':
    case 'pieChart':
      return element.data.items.every(({ value }) => value === '');
    case 'counter':
      return element.data.items.length === 0;
    case 'timeline':
      return element.data.stages.every(({ label }) => !showsSomething(label[language]));
    case 'map':
      return element.data.latitude === '' || element.data.longitude === '';
    case 'youtube':
      return videoIdOf(element.data.url) === null;
  }
}
