import { describe, expect, it } from 'vitest';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { createUnsavedWork } from './unsaved-work.ts';

const DAY = 24 * 60 * 60 * 1000;
const editor = (content: unknown) => ({
  key: 'article:42',
  label: 'Article « Bail commercial »',
  path: '/admin/articles/edit/42',
  read: () => content,
});

describe('unsaved work', () => {
  it('is stored for its author, found by the next page, and removed once restored', () => {
    const storage = memoryStorage();
    const before = createUnsavedWork(storage, () => DAY);
    before.register(editor({ title: 'Le bail' }));
    before.store('1');

    const after = createUnsavedWork(storage, () => 2 * DAY);
    const { read: _, ...known } = editor(undefined);
    expect(after.get()).toEqual([{ ...known, owner: '1', keptAt: DAY, content: { title: 'Le bail' } }]);
    after.remove('article:42');
    expect(after.get()).toEqual([]);
    expect(storage.getItem('unsaved-work')).toBeNull();
  });

  it('stores nothing of an editor that is closed or has nothing unsaved', () => {
    const storage = memoryStorage();
    const work = createUnsavedWork(storage, () => DAY);
    const close = work.register(editor('écrit'));
    close();
    work.register(editor(undefined));
    work.store('1');
    expect(storage.getItem('unsaved-work')).toBeNull();
  });

  it('stores the newest version of a text, beside those of another tab', () => {
    const storage = memoryStorage();
    const one = createUnsavedWork(storage, () => DAY);
    const other = createUnsavedWork(storage, () => DAY + 1);
    one.register(editor('ancien'));
    other.register({ ...editor('autre'), key: 'contact' });
    other.register(editor('nouveau'));
    one.store('1');
    other.store('1');
    expect(other.get().map(({ key, content }) => [key, content])).toEqual([
      ['contact', 'autre'],
      ['article:42', 'nouveau'],
    ]);
  });

  it('is removed from the browser after thirty days, what is about a customer after two', () => {
    const storage = memoryStorage();
    const work = createUnsavedWork(storage, () => 0);
    work.register(editor('écrit'));
    work.register({ ...editor('Bonjour'), key: 'message:7' });
    work.register({ ...editor('Trop-perçu'), key: 'refund:7' });
    work.store('1');
    const keysAt = (days: number) => {
      createUnsavedWork(storage, () => days * DAY);
      const left: { key: string }[] = JSON.parse(storage.getItem('unsaved-work') ?? '[]');
      return left.map(({ key }) => key);
    };
    expect(keysAt(1)).toEqual(['article:42', 'message:7', 'refund:7']);
    expect(keysAt(2)).toEqual(['article:42']);
    expect(keysAt(29)).toEqual(['article:42']);
    expect(keysAt(30)).toEqual([]);
    expect(storage.getItem('unsaved-work')).toBeNull();
  });

  it('is removed when its author logs out', () => {
    const storage = memoryStorage();
    const work = createUnsavedWork(storage, () => 0);
    work.register(editor('écrit'));
    work.store('1');
    work.removeAllOf('2');
    expect(work.get()).toHaveLength(1);
    work.removeAllOf('1');
    expect(work.get()).toEqual([]);
  });

  it.each(['{', '{}', 'null', '[1]', '[{"key":"x"}]'])('is empty when the storage holds %j', (text) => {
    expect(createUnsavedWork(memoryStorage({ 'unsaved-work': text }), () => 0).get()).toEqual([]);
  });

  it.each(['https://ailleurs.example', '//ailleurs.example', 'javascript:alert(1)'])(
    'never leads to %s',
    (path) => {
      const planted = [{ key: 'x', label: 'x', path, owner: '1', keptAt: 1, content: 'x' }];
      const storage = memoryStorage({ 'unsaved-work': JSON.stringify(planted) });
      expect(createUnsavedWork(storage, () => 1).get()).toEqual([]);
    },
  );
});
