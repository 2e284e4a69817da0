import { qrSvg } from '@share/contract/shared/qr-code.ts';

/** The address of a picture of the QR code with that text. */
export const codeAddress = (text: string): string => `data:image/svg+xml,${encodeURIComponent(qrSvg(text))}`;
