import { codesIn, withDrawnCodes } from '@share/contract/areas/email-templates/drawn-codes.ts';
import { qrSvg } from '@share/contract/shared/qr-code.ts';
import sharp from 'sharp';

/** In pixels: twice as many as are shown, so that the cells are sharp on every screen. */
const WIDTH = 400;

interface DrawnCode {
  filename: string;
  /** By this name the HTML of the e-mail shows it. */
  cid: string;
  content: Buffer;
  contentDisposition: 'inline';
}

/** The HTML of an e-mail whose QR codes are pictures that travel with it, and these pictures. */
export async function drawCodes(html: string): Promise<{ html: string; attachments: DrawnCode[] }> {
  const codes = codesIn(html);
  const cidOf = (text: string) => `code-${codes.indexOf(text) + 1}@mail`;
  const attachments = await Promise.all(
    codes.map(async (text, index) => ({
      filename: `qr-${index + 1}.png`,
      cid: cidOf(text),
      content: await sharp(Buffer.from(qrSvg(text, WIDTH)))
        .png({ palette: true })
        .toBuffer(),
      contentDisposition: 'inline' as const,
    })),
  );
  return { html: withDrawnCodes(html, (text) => `cid:${cidOf(text)}`), attachments };
}
