import type { Page } from 'playwright';
import { aPicture } from '../../api/src/testing/files/pictures.ts';
import { button } from './offer-records.ts';

export interface Chosen {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export const aJpeg = async (name: string): Promise<Chosen> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await aPicture.jpg(),
});

/** Chooses files in the dialogue that a button opens. */
export async function chooseFiles(page: Page, name: string, files: Chosen[]): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(page, name).click()]);
  await chooser.setFiles(files);
}
