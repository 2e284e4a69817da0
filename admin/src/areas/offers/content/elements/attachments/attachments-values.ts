import { type ElementCodec, staying } from '../element-codec.ts';

export const attachments: ElementCodec<'attachments'> = {
  empty: () => ({ items: [] }),
  toValues: ({ items }) => ({
    items: items.map(({ id, displayName, fileId, fileName, url, size }) => ({
      id,
      displayName,
      file: { fileId, fileName, url, size },
      isStored: true,
      toBeDeleted: false,
    })),
  }),
  toInput: ({ items }) => ({
    items: staying(items).map(({ id, displayName, file }) => ({
      id,
      displayName,
      file: file && { fileId: file.fileId },
    })),
  }),
  isComplete: ({ items }) => staying(items).length > 0,
};
