import { Title } from '@mantine/core';
import type { ElementType } from '@share/contract/areas/offers/elements/elements.ts';
import { videoIdOf } from '@share/contract/areas/offers/elements/youtube.ts';
import type { Language } from '@share/contract/shared/languages.ts';
import { showsSomething } from '@share/contract/shared/text-fields.ts';
import { type ComponentType, memo } from 'react';
import { shownImage } from '../../../ui/fields/uploads/image-value.ts';
import type { Device } from '../../../ui/preview/preview-choices.tsx';
import site from '../../../ui/preview/site-page.module.css';
import { contentTexts } from '../content/content.texts.ts';
import { staying } from '../content/elements/element-codec.ts';
import type { ElementPreviewProps } from '../content/elements/element-editor.ts';
import { elementRenderers } from '../content/elements/element-renderers.ts';
import type { ElementNode } from '../content/store/content-model.ts';
import classes from './preview.module.css';
import { previewTexts } from './preview.texts.ts';

interface ElementsShownProps {
  elements: readonly ElementNode[];
  language: Language;
  device: Device;
  /** The heading level of the titles; sections have none. */
  level?: 2 | 3;
}

/** Elements in their grid of twelve columns, each with its width on the device (ELM-12). */
export const ElementsShown = ({ elements, language, device, level = 2 }: ElementsShownProps) => (
  <div className={classes.grid}>
    {elements.map((element) => (
      <div
        key={element.id}
        data-node={element.id}
        className={classes.cell}
        style={{ gridColumn: `span ${widthOn(device, element)}` }}
      >
        {element.title[language].trim() !== '' && (
          <Title order={level} className={classes.elementTitle}>
            {element.title[language]}
          </Title>
        )}
        <ElementShown element={element} language={language} />
        {element.children.length > 0 && (
          <ElementsShown elements={element.children} language={language} device={device} level={3} />
        )}
      </div>
    ))}
  </div>
);

const widthOn = (device: Device, element: ElementNode) =>
  ({ desktop: element.widthDesktop, tablet: element.widthTablet, mobile: element.widthMobile })[device];

function ElementShown({ element, language }: { element: ElementNode; language: Language }) {
  const t = previewTexts[language];
  if (element.type === null || showsNothing(element, language)) {
    const { types, untitled } = contentTexts[language];
    const type = element.type === null ? untitled : types[element.type];
    return <p className={site.placeholder}>{t.emptyElement(type)}</p>;
  }
  return <DataShown type={element.type} data={element.data} language={language} />;
}

/** Drawn again only when its own data change, because the page beside the editor is drawn after each pause. */
const DataShown = memo(function DataShown({
  type,
  ...shown
}: ElementPreviewProps<ElementType> & { type: ElementType }) {
  const TypePreview = elementRenderers[type].Preview as ComponentType<ElementPreviewProps<ElementType>>;
  return <TypePreview {...shown} />;
});

/** Whether an element would be empty for visitors in that language. */
function showsNothing(element: ElementNode, language: Language): boolean {
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
