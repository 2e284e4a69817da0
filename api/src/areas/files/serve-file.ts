import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import { and, eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { type Services, visitor } from '../../platform/context.ts';
import { fileUrl, thumbUrl } from '../../platform/files/file-urls.ts';
import { type FileRow, files } from '../../platform/files/files.tables.ts';
import { fileKeyOf, placeOf } from '../../platform/files/save-file.ts';
import { isSigned } from '../../platform/files/signed-urls.ts';
import { fileHeaders } from '../../platform/http/file-headers.ts';
import type { App } from '../../platform/http/serve.ts';
import { Refusal } from '../../platform/refusal.ts';

/** Files stay available during maintenance of the public site: other pages still show the pictures. */
const anyone: Endpoint = {
  method: 'GET',
  path: '/files',
  access: 'public',
  summary: '',
  answer: z.never(),
  errors: [],
};

const inlineTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];

export interface AttachmentRule {
  /** Whether everybody may fetch the file of an attachment. Passed in, because offers and pages use this area. */
  isOpenAttachment: (services: Services, fileId: number) => Promise<boolean>;
}

interface Asked {
  Params: { key: string; name: string };
  Querystring: { expires?: unknown; signature?: unknown };
}

/**
 * Serves public files to everybody. The bytes behind an address never change, so clients may cache them for ever (R19).
 * Attachments are different: they are served while an offer or a page shows them to everybody, else to addresses that were signed.
 */
export function serveFile(app: App, { isOpenAttachment }: AttachmentRule): void {
  app.http.get<Asked>('/api/files/:key/:name', async (request, reply) => {
    await app.admit(anyone, visitor);
    const { key, name } = request.params;
    const served = await findServed(app.services, key, name);
    if (!served) throw new Refusal('NOT_FOUND');
    const isSignedUrl = isSigned(app.services, fileUrl(key, name), request.query);
    if (served.isAttachment && !isSignedUrl && !(await isOpenAttachment(app.services, served.id)))
      throw new Refusal('NOT_FOUND');
    describe(reply, served, cacheControl(served, isSignedUrl));
    if (request.headers['if-none-match'] === served.etag) return reply.status(304).send();
    const bytes = await app.services.files.read(placeOf(key, 'public'));
    if (!bytes) {
      app.services.log.error({ fileId: served.id }, 'the bytes of a file are missing');
      throw new Refusal('NOT_FOUND');
    }
    return reply.send(bytes);
  });
}

/** An attachment may be withdrawn: caches ask again after five minutes. A signed address is for one reader. */
function cacheControl({ isAttachment }: Served, isSignedUrl: boolean): string {
  if (isSignedUrl) return 'private, no-store';
  return isAttachment ? 'public, max-age=300' : 'public, max-age=31536000, immutable';
}

interface Served {
  id: number;
  isAttachment: boolean;
  contentType: string;
  etag: string;
  fileName: string;
}

/** The name in the address must match too: nobody can create links to our files under other names. */
async function findServed({ db }: Services, key: string, name: string): Promise<Served | null> {
  const isPublic = and(eq(files.key, fileKeyOf(key)), eq(files.isPrivate, false));
  const [file] = await db.select().from(files).where(isPublic);
  if (!file) return null;
  const asked = fileUrl(key, name);
  if (asked === fileUrl(file.key, file.fileName)) return fileServed(file);
  if (asked === thumbUrl(file)) {
    return { ...fileServed(file), contentType: 'image/webp', etag: `"${file.sha256}-thumb"`, fileName: name };
  }
  return null;
}

const fileServed = ({ id, isAttachment, contentType, sha256, fileName }: FileRow): Served => ({
  id,
  isAttachment,
  contentType,
  etag: `"${sha256}"`,
  fileName,
});

function describe(reply: FastifyReply, { contentType, etag, fileName }: Served, cacheControl: string): void {
  const manner = inlineTypes.includes(contentType) ? 'inline' : 'attachment';
  reply.headers({
    ...fileHeaders({ contentType, fileName, manner }),
    // The public site, another origin, shows these files too.
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': cacheControl,
    etag,
  });
}
