import { codesIn, withDrawnCodes } from '@share/contract/areas/email-templates/drawn-codes.ts';
import { qrSvg } from '@share/contract/shared/qr-code.ts';
import sharp from 'sharp';

/** In pixels: twice the shown width, so that the cells are sharp on every screen. */
const WIDTH = 400;

interface DrawnCode {
  filename: string;
  /** The name by which the HTML of the e-mail refers to the picture. */
  cid: string;
  content: Buffer;
  contentDisposition: 'inline';
}

/** Replaces the QR codes of an e-mail by pictures that are attached to it; returns the HTML and these pictures. */
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
