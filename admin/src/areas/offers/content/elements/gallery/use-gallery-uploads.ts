import { type StoredFileView, uploadPhoto } from '@share/contract/areas/files/files.endpoints.ts';
import { GALLERY_MAXIMUM } from '@share/contract/areas/offers/elements/gallery.ts';
import { useTexts } from '../../../../../platform/texts.ts';
import { announceDone, announceFailure } from '../../../../../ui/announce.ts';
import { useOwnValue } from '../../../../../ui/fields/field-control.ts';
import { fieldTexts } from '../../../../../ui/fields/fields.texts.ts';
import { whyNotImage } from '../../../../../ui/fields/uploads/file-rules.ts';
import { noImage, shownImage, withUploaded } from '../../../../../ui/fields/uploads/image-value.ts';
import { useUploads } from '../../../../../ui/fields/uploads/use-uploads.ts';
import type { ElementControl } from '../../store/element-control.ts';
import { staying } from '../element-codec.ts';
import type { GalleryItemValues } from '../element-values.ts';
import { newGalleryItem } from './gallery-values.ts';

const ITEMS = 'data.items';

/** Adds each uploaded file to the gallery, as long as there is room (ELM-25, ELM-26). */
export function useGalleryUploads(control: ElementControl<'gallery'>) {
  const texts = useTexts(fieldTexts);
  const items = useOwnValue(control, ITEMS) as readonly GalleryItemValues[];
  const announce = {
    key: 'upload.singlePhoto',
    done: texts.singlePhoto,
    failed: texts.singlePhotoFailed,
  } as const;

  const place = (stored: StoredFileView, file: File) => {
    const present = control.valueAt(ITEMS) as readonly GalleryItemValues[] | undefined;
    // During the upload the element may have been removed or changed its type.
    if (!present) return;
    if (roomIn(present) === 0) return refuse(file, 'GALLERY_IS_FULL');
    const image = withUploaded(noImage, stored);
    const vacant = present.findIndex(isVacant);
    if (vacant >= 0) control.setValue(`${ITEMS}.${vacant}.image`, image);
    else control.setValue(ITEMS, [...present, { ...newGalleryItem(), image }]);
    announceDone(announce);
  };
  const { uploads, pending, add, refuse, dismiss } = useUploads({
    endpoint: uploadPhoto,
    owner: `${control.path}.${ITEMS}`,
    whyNot: whyNotImage,
    onStored: place,
    onFailed: () => announceFailure(announce),
  });
  const room = Math.max(0, roomIn(items) - pending);
  const addAsRoomAllows = (files: readonly File[]) => {
    const good = files.filter((file) => whyNotImage(file) === null);
    const tooMany = good.slice(room);
    add(files.filter((file) => !tooMany.includes(file)));
    for (const file of tooMany) refuse(file, 'GALLERY_IS_FULL');
  };
  return { uploads, dismiss, isFull: room === 0, add: addAsRoomAllows };
}

/** An item without a picture: the next file fills it. */
const isVacant = ({ image, toBeDeleted }: GalleryItemValues): boolean =>
  !toBeDeleted && shownImage(image) === null;

/** The number of further files that the gallery accepts (CON-13). Items marked for deletion do not count. */
const roomIn = (items: readonly GalleryItemValues[]): number =>
  Math.max(0, GALLERY_MAXIMUM - staying(items).filter((item) => !isVacant(item)).length);
