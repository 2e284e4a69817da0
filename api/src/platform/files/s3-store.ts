import { createRequire } from 'node:module';
import { Disk } from 'flydrive';
import { StopReason } from '../process/stop-reason.ts';

/**
 * Opens a bucket by an address such as `s3://bucket?region=eu-central-1&endpoint=https://minio.example.com`. The AWS SDK finds
 * the credentials: in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, in a profile, or in the machine's role.
 */
export function openS3(filesUrl: string): Disk {
  const { hostname: bucket, searchParams } = new URL(filesUrl);
  const endpoint = searchParams.get('endpoint');
  const { S3Driver } = loadDriver();
  return new Disk(
    new S3Driver({
      bucket,
      region: searchParams.get('region') ?? process.env.AWS_REGION ?? 'us-east-1',
      visibility: 'private',
      // Not every service supports access control lists, and every object of ours is private.
      supportsACL: false,
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    }),
  );
}

/** Loads the SDK only if it is needed, because it is large. */
function loadDriver(): typeof import('flydrive/drivers/s3') {
  try {
    return createRequire(import.meta.url)('flydrive/drivers/s3');
  } catch (cause) {
    const sentence =
      'FILES_URL names an S3 store: install @aws-sdk/client-s3 and @aws-sdk/s3-request-presigner beside the program.';
    throw new StopReason(sentence, { cause });
  }
}
