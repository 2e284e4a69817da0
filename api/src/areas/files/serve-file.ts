import type { Endpoint } from '@share/contract/shared/endpoint.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Actor, type Services, visitor } from '../../platform/context.ts';
import { fileUrl, thumbUrl } from '../../platform/files/file-urls.ts';
import { type FileRow, files } from '../../platform/files/files.tables.ts';
import { openBytes } from '../../platform/files/open-file.ts';
import { fileKeyOf, placeOf } from '../../platform/files/save-file.ts';
import { isSigned } from '../../platform/files/signed-urls.ts';
import { fileHeaders } from '../../platform/http/file-headers.ts';
import type { App } from '../../platform/http/serve.ts';
import { Refusal } from '../../platform/refusal.ts';

/** Files stay available during maintenance of the public site, because other pages still show the pictures. */
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
  /** Whether that member of staff may fetch the file, wherever it is shown. */
  mayOpenAttachment: (services: Services, actor: Actor, fileId: number) => Promise<boolean>;
}

interface Asked {
  Params: { key: string; name: string };
  Querystring: { expires?: unknown; signature?: unknown };
}

/**
 * Serves public files to everybody. The bytes behind an address never change, so clients may cache them for ever (R19).
 * Attachments are different, and so are documents to which texts link: everybody gets them while a public record or text shows
 * them to everybody. Otherwise they need a signed address, or the session of a member of staff.
 */
export function serveFile(app: App, rule: AttachmentRule): void {
  app.http.get<Asked>('/api/files/:key/:name', async (request, reply) => {
    await app.admit(anyone, visitor);
    const { key, name } = request.params;
    const served = await findServed(app.services, key, name);
    if (!served) throw new Refusal('NOT_FOUND');
    const cacheControl = await admitted(app, rule, served, request);
    if (request.headers['if-none-match'] === served.etag) {
      return describe(reply, served, cacheControl).status(304).send();
    }
    const { bytes, size } = await openBytes(app.services, served.file, placeOf(key, 'public'));
    return describe(reply, served, cacheControl).header('content-length', size).send(bytes);
  });
}

/** The cache headers of files. A document may be withdrawn once it is an attachment, so caches ask again after five minutes. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_MINUTES = 'public, max-age=300';
const FOR_ONE_READER = 'private, no-store';

/** The cache header of the file; refuses callers who may not have it. Only files of offers have signed addresses. */
async function admitted(
  { services, identify }: App,
  rule: AttachmentRule,
  { file, isOfOffer }: Served,
  request: FastifyRequest<Asked>,
): Promise<string> {
  const { params, query, headers } = request;
  if (!file.isAttachment) return file.thumbKey === null ? FOR_MINUTES : FOR_EVER;
  if (isOfOffer && isSigned(services, fileUrl(params.key, params.name), query)) return FOR_ONE_READER;
  if (await rule.isOpenAttachment(services, file.id)) return FOR_MINUTES;
  if (headers.authorization === undefined) throw new Refusal('NOT_FOUND');
  const actor = await identify(request);
  // The refusal makes a client whose token has expired renew it.
  if (actor.id === null) throw new Refusal('NOT_SIGNED_IN');
  if (!(await rule.mayOpenAttachment(services, actor, file.id))) throw new Refusal('NOT_FOUND');
  return FOR_ONE_READER;
}

interface Found {
  file: FileRow;
  isOfOffer: boolean;
}

interface Served extends Found {
  contentType: string;
  etag: string;
  fileName: string;
}

const isOfOffer = sql<boolean>`EXISTS (SELECT FROM offer_content_files c WHERE c.file_id = files.id)`;

/** The name in the address must match too, so that nobody can create links to our files under other names. */
async function findServed({ db }: Services, key: string, name: string): Promise<Served | null> {
  const isPublic = and(eq(files.key, fileKeyOf(key)), eq(files.isPrivate, false));
  const [found] = await db.select({ file: files, isOfOffer }).from(files).where(isPublic);
  if (!found) return null;
  const { file } = found;
  const asked = fileUrl(key, name);
  if (asked === fileUrl(file.key, file.fileName)) return fileServed(found);
  if (asked === thumbUrl(file)) {
    return {
      ...fileServed(found),
      contentType: 'image/webp',
      etag: `"${file.sha256}-thumb"`,
      fileName: name,
    };
  }
  return null;
}

const fileServed = ({ file, isOfOffer }: Found): Served => ({
  file,
  isOfOffer,
  contentType: file.contentType,
  etag: `"${file.sha256}"`,
  fileName: file.fileName,
});

function describe(
  reply: FastifyReply,
  { contentType, etag, fileName }: Served,
  cacheControl: string,
): FastifyReply {
  const manner = inlineTypes.includes(contentType) ? 'inline' : 'attachment';
  return reply.headers({
    ...fileHeaders({ contentType, fileName, manner }),
    // The public site, another origin, shows these files too.
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': cacheControl,
    etag,
  });
}
