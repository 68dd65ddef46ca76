import { expect, it } from 'vitest';
import { emptyTexts } from './list-texts.ts';

it('says what an empty list was filtered by, in the words of the specification', () => {
  const hint = 'Essayez de changer le filtre ou créez une nouvelle annonce';
  expect(emptyTexts).toEqual({
    all: {
      message: 'Aucune annonce légale trouvée',
      hint: 'Commencez par créer votre première annonce légale',
    },
    published: { message: 'Aucune annonce publiée trouvée', hint },
    draft: { message: 'Aucune annonce en brouillon trouvée', hint },
    pending: { message: 'Aucune annonce en attente trouvée', hint },
    rejected: { message: 'Aucune annonce rejetée trouvée', hint },
  });
});
