/** For areas that accept uploads themselves, and show files. */
export { isInPublicText } from './is-in-public-text.ts';
export { recordUpload } from './record-upload.ts';
