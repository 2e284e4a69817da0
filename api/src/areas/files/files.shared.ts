/** What other areas need to take in files of their own. */
export { recordUpload } from './record-upload.ts';
