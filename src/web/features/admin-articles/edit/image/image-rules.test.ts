import { expect, it } from 'vitest';
import { imageFault } from './image-rules.ts';

it('accepts only images of at most five megabytes', () => {
  const size = 5 * 1024 * 1024;
  for (const type of ['image/jpeg', 'image/png', 'image/gif', 'image/webp']) {
    expect(imageFault({ type, size })).toBeUndefined();
    expect(imageFault({ type, size: size + 1 })).toBe("La taille de l'image ne doit pas dépasser 5MB");
  }
  for (const type of ['image/svg+xml', 'application/pdf', 'text/html', ''])
    expect(imageFault({ type, size: 1 })).toBe('Le fichier doit être une image (jpg, png, gif, webp)');
});
