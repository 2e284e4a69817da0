import * as endpoints from '@share/contract/areas/files/files.endpoints.ts';
import type { Area } from '../../area.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { type AttachmentRule, serveFile } from './serve-file.ts';
import { uploadFile } from './upload-file.ts';
import { uploadPhoto } from './upload-photo.ts';

export const filesArea: Area = { name: 'files', routes: fileRoutes };

/** `isOpenAttachment` is passed in from offers and pages: see `AttachmentRule`. */
function fileRoutes(app: App, attachments: AttachmentRule): void {
  serve(app, endpoints.uploadFile, ({ body, context }) => uploadFile(context, body));
  serve(app, endpoints.uploadPhoto, ({ body, context }) => uploadPhoto(context, body));
  serveFile(app, attachments);
}
