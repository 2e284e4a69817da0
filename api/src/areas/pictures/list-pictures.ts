import { picturesList } from '@share/contract/areas/pictures/pictures.endpoints.ts';
import type { LibraryPictureRow } from '@share/contract/areas/pictures/pictures.schemas.ts';
import { type Addressed, imageUrls } from '../../platform/files/file-urls.ts';
import { gapsOfRow, hasGap } from '../../platform/lists/language-gaps.ts';
import { alphabeticalName, contains } from '../../platform/lists/list-conditions.ts';
import { listFrom } from '../../platform/lists/list-query.ts';
import type { ListSource } from '../../platform/lists/list-source.ts';

interface Found
  extends Omit<LibraryPictureRow, 'imageUrl' | 'thumbUrl' | 'size' | 'uses' | 'createdAt'>,
    Addressed {
  size: string;
  uses: string;
  createdAt: Date;
}

const source: ListSource<typeof picturesList, Found, LibraryPictureRow> = {
  declared: picturesList,
  from: '(SELECT * FROM files WHERE thumb_key IS NOT NULL AND NOT is_private AND NOT is_attachment) r',
  id: 'r.id',
  filters: {
    name: contains('r.file_name', "r.alt->>'pl'", "r.alt->>'en'"),
    used: (used: boolean) =>
      `${used ? '' : 'NOT '}(r.in_texts OR EXISTS (SELECT FROM file_uses u WHERE u.file_id = r.id))`,
    gap: hasGap('picture'),
  },
  orders: { createdAt: 'r.created_at', fileName: alphabeticalName('r.file_name'), size: 'r.size' },
  select: {
    id: 'r.id',
    key: 'r.key',
    thumbKey: 'r.thumb_key',
    fileName: 'r.file_name',
    width: 'r.width',
    height: 'r.height',
    size: 'r.size',
    alt: 'r.alt',
    createdAt: 'r.created_at',
    inLibrary: 'r.in_library',
    uses: 'greatest((SELECT count(*) FROM file_uses u WHERE u.file_id = r.id), r.in_texts::int)',
    gaps: gapsOfRow('picture'),
  },
  joins: 'JOIN files r ON r.id = page.id',
  row: ({ key, thumbKey, size, uses, createdAt, ...found }) => {
    const { imageUrl, thumbUrl } = imageUrls({ key, thumbKey, fileName: found.fileName });
    return {
      ...found,
      imageUrl: imageUrl ?? '',
      thumbUrl: thumbUrl ?? '',
      size: Number(size),
      uses: Number(uses),
      createdAt: createdAt.toISOString(),
    };
  },
};

export const listPictures = listFrom(source);
