import type { Config } from '#server/config.ts';
import type { ImageStore } from '#server/ports/image-store.ts';
import { createDiskImages } from './disk-images/disk-images.ts';
import { createS3Images } from './s3-images/s3-images.ts';

/** The store of images that the configuration names. */
export const openImages = ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): ImageStore =>
  s3 ? createS3Images(s3) : createDiskImages(dataDir);
