import type { SlideInput } from '@share/contract/areas/slider/slider.schemas.ts';
import type { UploadedFile } from '@share/contract/shared/files.ts';
import { aPicture } from './files/pictures.ts';

/** A picture as a request contains it. */
export const aSentPicture = async (fileName = 'slide.png'): Promise<UploadedFile> => ({
  fileName,
  base64: (await aPicture.png()).toString('base64'),
});

/** A request as the form of a slide sends it, without a picture. */
export const aSlideInput = (name: string, fields: Partial<SlideInput> = {}): SlideInput => ({
  position: 1,
  active: true,
  name: { pl: name, en: `${name} EN` },
  content: { pl: `<p>${name}</p>`, en: '' },
  guestButtonLabel: { pl: 'Dołącz', en: 'Join' },
  guestButtonUrl: { pl: '/dolacz', en: '/join' },
  loggedUserButtonLabel: { pl: '', en: '' },
  loggedUserButtonUrl: { pl: '', en: '' },
  image: null,
  ...fields,
});
