import sharp from 'sharp';

/** A picture of noise, which nothing makes smaller: as heavy as it is large. */
export const noisyImage = (width = 400, height = 300): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();
