import sharp from 'sharp';

/** An image of noise, which does not compress: its file is large. */
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
