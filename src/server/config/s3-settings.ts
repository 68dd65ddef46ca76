import { ConfigError } from '../errors.ts';

type S3Given = Readonly<
  Record<'endpoint' | 'bucket' | 'accessKeyId' | 'secretAccessKey', string | undefined>
> & { readonly region: string };

/** All variables or none: an image stored where another server does not look would be lost. */
export function s3Settings({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Given) {
  if (endpoint && bucket && accessKeyId && secretAccessKey)
    return { endpoint, bucket, region, accessKeyId, secretAccessKey };
  if (endpoint || bucket || accessKeyId || secretAccessKey)
    throw new ConfigError(
      'Configuration : S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID et S3_SECRET_ACCESS_KEY se règlent ensemble.',
    );
  return undefined;
}
