import { it } from 'vitest';
import { describeOnBothEngines } from '#tests/support/database.ts';
import { usePaying } from '#tests/support/paying.ts';
import { playLives } from '#tests/support/play-lives.ts';

describeOnBothEngines('the whole life of an announcement', (database) => {
  const paying = usePaying(database);

  it('ends as the model says, whatever happens in whatever order', () => playLives(paying(), 15));
});
