import { Text } from '@mantine/core';
import type { listPictures } from '@share/contract/areas/pictures/pictures.endpoints.ts';
import type { LibraryPictureRow } from '@share/contract/areas/pictures/pictures.schemas.ts';
import { textIn } from '@share/contract/shared/translated.ts';
import { useLanguage } from '../../platform/language.tsx';
import { useTexts } from '../../platform/texts.ts';
import { CannotDelete } from '../../ui/list/cannot-delete.tsx';
import { nameWithGaps, useGapFilter } from '../../ui/list/language-gaps.tsx';
import { RecordList, type RecordListScreen } from '../../ui/record/record-list.tsx';
import { fileSize } from '../../ui/values/file-size.ts';
import { Thumbnail } from '../../ui/values/thumbnail.tsx';
import { PictureUses } from './picture-uses.tsx';
import { picturesTexts } from './pictures.texts.ts';
import { useDimensions } from './use-dimensions.ts';

export function PicturesList({ area }: RecordListScreen<typeof listPictures>) {
  const t = useTexts(picturesTexts);
  const { language } = useLanguage();
  const dimensions = useDimensions();
  const gap = useGapFilter();
  const nameOf = ({ fileName }: LibraryPictureRow) => fileName;
  return (
    <RecordList
      area={area}
      texts={t}
      nameOf={nameOf}
      columns={[
        { name: 'fileName', header: t.fileName, ...nameWithGaps(nameOf) },
        {
          name: 'picture',
          header: t.picture,
          exported: [],
          phone: 'picture',
          value: ({ thumbUrl }) => <Thumbnail url={thumbUrl} />,
        },
        { name: 'alt', header: t.alt, wide: true, value: ({ alt }) => textIn(language, alt) || t.noAlt },
        {
          name: 'dimensions',
          header: t.dimensions,
          exported: [
            { name: 'width', header: t.width },
            { name: 'height', header: t.height },
          ],
          below: 'size',
          phone: 'detail',
          value: dimensions,
        },
        { name: 'size', header: t.size, phone: 'figure', value: ({ size }) => fileSize(size, language) },
        { name: 'uses', header: t.uses, kind: 'number', value: ({ uses }) => uses },
        {
          name: 'createdAt',
          below: 'fileName',
          header: t.createdAt,
          kind: 'moment',
          phone: 'detail',
          value: ({ createdAt }) => createdAt,
        },
      ]}
      filters={{ name: t.search, used: t.used, gap }}
      mayRemove={({ uses }) => uses === 0}
      insteadOfRemove={(row) => (
        <CannotDelete name={row.fileName}>
          <Text>{t.cannotDeleteHint}</Text>
          <PictureUses picture={row} />
        </CannotDelete>
      )}
    />
  );
}
