/** For areas that accept uploads themselves. */
export { recordUpload } from './record-upload.ts';
