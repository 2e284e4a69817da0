/** Elements as the editor sends them. */
import { aPicture } from '../../api/src/testing/files/pictures.ts';

export const both = (pl: string, en = `${pl} EN`) => ({ pl, en });

export const element = (type: string, title: string, data: unknown) => ({
  type,
  title: both(title),
  userMustBeLoggedIn: false,
  userMustInvest: false,
  data,
});

export const base64 = async () => (await aPicture.jpg(600, 400)).toString('base64');
export const pictureOf = async (title: string) => ({
  title: both(title),
  description: both(`Opis: ${title}`),
  file: { fileName: `${title}.jpg`, base64: await base64() },
});
export const documentOf = (displayName: string) => ({
  displayName,
  file: { fileName: `${displayName}.txt`, base64: Buffer.from(`Treść: ${displayName}`).toString('base64') },
});

export const row = (cells: string[], colors = { textColor: '#000000', backgroundColor: '#ffffff' }) => ({
  ...colors,
  cells: cells.map((cell) => ({ value: both(cell === '' ? '' : `<p>${cell}</p>`, `<p>${cell} EN</p>`) })),
});
export const table = element('table', 'Domy', {
  columns: ['Nr domu', 'Działka', 'Cena'].map((name) => ({ name: both(name) })),
  rows: [
    row(['A1', '820 m²', '900 000 zł']),
    row(['A2', '<strong>910</strong> m²', 'sprzedany'], { textColor: '#9f3a38', backgroundColor: '#fff6f6' }),
    row(['A3', '', '-'], { textColor: '#573a08', backgroundColor: '#fffaf3' }),
  ],
});
