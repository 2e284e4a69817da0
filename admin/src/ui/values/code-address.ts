import { qrSvg } from '@share/contract/shared/qr-code.ts';

/** The address of an image of the QR code with this text. */
export const codeAddress = (text: string): string => `data:image/svg+xml,${encodeURIComponent(qrSvg(text))}`;
