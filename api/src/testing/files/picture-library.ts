import * as endpoints from '@share/contract/areas/pictures/pictures.endpoints.ts';
import type { LibraryPictureInput } from '@share/contract/areas/pictures/pictures.schemas.ts';
import { callerForAllTests } from '../for-all-tests.ts';
import { aSentPicture } from '../slides.ts';
import type { TestApp } from '../test-app.ts';

export const alt = { pl: 'Dom nad rzeką', en: 'A house by the river' };
export const focus = { x: 20, y: 80 };

/** Calls of a person who has all permissions for the image library, and no others. */
export function pictureLibrary(app: TestApp) {
  const librarian = callerForAllTests(app, {
    can: [
      'admin:picture:list',
      'admin:picture:get',
      'admin:picture:create',
      'admin:picture:edit',
      'admin:picture:delete',
    ],
  });
  const input = async (fields: Partial<LibraryPictureInput> = {}): Promise<LibraryPictureInput> => ({
    image: await aSentPicture('dom.png'),
    alt,
    focus,
    ...fields,
  });
  return {
    librarian,
    input,
    add: async (fields: Partial<LibraryPictureInput> = {}) =>
      (await librarian(endpoints.createPicture, { body: await input(fields) })).data,
    read: (id: number) => librarian(endpoints.getPicture, { params: { id } }),
    remove: (id: number) => librarian(endpoints.deletePicture, { params: { id } }),
  };
}
