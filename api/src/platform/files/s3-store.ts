import { createRequire } from 'node:module';
import { Disk } from 'flydrive';
import { StopReason } from '../process/stop-reason.ts';

/**
 * A bucket by an address such as `s3://bucket?region=eu-central-1&endpoint=https://minio.example.com`. The key to it comes
 * from where the AWS SDK looks: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, a profile, or the machine's role.
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
      // Not every store knows access lists, and ours is closed as a whole.
      supportsACL: false,
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    }),
  );
}

/** Only who stores in S3 pays for loading the SDK. */
function loadDriver(): typeof import('flydrive/drivers/s3') {
  try {
    return createRequire(import.meta.url)('flydrive/drivers/s3');
  } catch (cause) {
    const sentence =
      'FILES_URL names an S3 store: install @aws-sdk/client-s3 and @aws-sdk/s3-request-presigner beside the program.';
    throw new StopReason(sentence, { cause });
  }
}
