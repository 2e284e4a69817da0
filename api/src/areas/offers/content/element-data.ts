import type {
  ChildElementInput,
  ElementDataView,
  ElementType,
} from '@share/contract/areas/offers/elements/elements.ts';
import { emptyTranslated } from '@share/contract/shared/translated.ts';
import { sanitizeTranslated } from '../../../platform/html/html.ts';
import { asNodes, withUniqueNames } from '../../../platform/records/stored-nodes.ts';
import type { AttachedFiles } from './attach-content-files.ts';
import { documentView, type KnownFiles, pictureView } from './content-files.views.ts';

/** The fields that an answer adds to the id of a picture. */
type OfPicture = Exclude<keyof ReturnType<typeof pictureView>, 'fileId'>;

type Item<Type extends 'gallery' | 'attachments'> = ElementDataView<Type>['items'][number];

interface WithFiles {
  image: Omit<ElementDataView<'image'>, OfPicture>;
  gallery: { items: Omit<Item<'gallery'>, OfPicture>[] };
  attachments: { items: Omit<Item<'attachments'>, 'fileName' | 'url' | 'size'>[] };
}

/** An element's data in the database: as in its view, but with file ids only. */
type StoredData<Type extends ElementType> = Type extends keyof WithFiles
  ? WithFiles[Type]
  : ElementDataView<Type>;

/** Converts an element from the request for the database. `path` is the path of the element in the request. */
export function storedData(
  element: ChildElementInput,
  path: string,
  files: AttachedFiles,
): StoredData<ElementType> {
  switch (element.type) {
    case 'text':
      return { content: sanitizeTranslated(element.data.content) };
    case 'image': {
      const { label = emptyTranslated(), subLabel = emptyTranslated(), description } = element.data;
      return { label, subLabel, description, fileId: files.optional(`${path}.data.file`) };
    }
    case 'gallery':
      return {
        items: asNodes(element.data.items, ({ title, description }, sentAt) => ({
          title,
          description,
          fileId: files.required(`${path}.data.items.${sentAt}.file`),
        })),
      };
    case 'attachments':
      return {
        items: withUniqueNames(
          asNodes(element.data.items, ({ displayName }, sentAt) => ({
            displayName,
            fileId: files.required(`${path}.data.items.${sentAt}.file`),
          })),
        ),
      };
    case 'table':
      return {
        columns: asNodes(element.data.columns, ({ name }) => ({ name })),
        rows: asNodes(element.data.rows, ({ backgroundColor, textColor, cells }) => ({
          backgroundColor,
          textColor,
          cells: asNodes(cells, ({ value }) => ({ value: sanitizeTranslated(value) })),
        })),
      };
    case 'barChart': {
      const { title, color, items } = element.data;
      return { title, color, items: asNodes(items, chartItem) };
    }
    case 'pieChart':
      return { title: element.data.title, items: asNodes(element.data.items, chartItem) };
    case 'counter':
      return {
        animationDuration: element.data.animationDuration,
        items: asNodes(element.data.items, ({ label, countFrom, countTo, color }) => ({
          label,
          countFrom,
          countTo,
          color,
        })),
      };
    case 'timeline':
      return {
        stages: asNodes(element.data.stages, ({ isCurrent, label, date, content }) => ({
          isCurrent,
          label,
          date,
          content: sanitizeTranslated(content),
        })),
      };
    case 'map': {
      const { address, latitude, longitude, zoom } = element.data;
      return { address, latitude, longitude, zoom };
    }
    case 'youtube':
      return { url: element.data.url, autoPlay: element.data.autoPlay };
  }
}

const chartItem = ({
  label,
  value,
  color,
}: Omit<ElementDataView<'pieChart'>['items'][number], 'id' | 'position'>) => ({
  label,
  value,
  color,
});

/** Converts an element from the database for the answer, and adds names and addresses of its files. */
export function shownData(
  type: ElementType,
  stored: unknown,
  files: KnownFiles,
): ElementDataView<ElementType> {
  if (type === 'image') {
    const data = stored as StoredData<'image'>;
    return { ...data, ...pictureView(files, data.fileId, data.label) };
  }
  if (type === 'gallery') {
    const { items } = stored as StoredData<'gallery'>;
    return { items: items.map((item) => ({ ...item, ...pictureView(files, item.fileId, item.title) })) };
  }
  if (type === 'attachments') {
    const { items } = stored as StoredData<'attachments'>;
    return { items: items.map((item) => ({ ...item, ...documentView(files, item.fileId) })) };
  }
  return stored as ElementDataView<ElementType>;
}
