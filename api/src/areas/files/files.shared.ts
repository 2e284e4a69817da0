/** For areas that accept uploads themselves, and show files. */
export { isOfPages, isOpenLinkedDocument, mayOpenLinkedDocument } from './linked-documents.ts';
export { recordUpload } from './record-upload.ts';
