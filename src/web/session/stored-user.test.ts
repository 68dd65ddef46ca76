import { describe, expect, it } from 'vitest';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { openBrowserStorage } from './browser-storage.ts';
import { clearUser, concernsSession, readUser, withRole, writeUser } from './stored-user.ts';

const elise = { id: '1', email: 'elise@parution.example', firstName: 'Élise', lastName: 'Marvaudon' };
const adminToken = `e30.${Buffer.from('{"role":"admin"}').toString('base64url')}.x`;

describe('the user in the browser', () => {
  it('is stored under the keys of the specification, and removed with both', () => {
    const storage = memoryStorage();
    writeUser(storage, { ...elise, role: 'reader', token: 'jeton' });
    expect(storage.getItem('token')).toBe('jeton');
    expect(JSON.parse(storage.getItem('currentUser') ?? '')).toMatchObject(elise);
    expect(readUser(storage)).toEqual({ ...elise, role: 'reader', token: 'jeton' });
    clearUser(storage);
    expect([storage.getItem('token'), storage.getItem('currentUser')]).toEqual([null, null]);
  });

  it('has the role of the token when it has none of its own', () => {
    expect(withRole({ ...elise, token: adminToken }).role).toBe('admin');
    expect(withRole({ ...elise, role: 'reader', token: adminToken }).role).toBe('reader');
    expect(withRole(elise).role).toBeUndefined();
    const storage = memoryStorage({ currentUser: JSON.stringify(elise), token: adminToken });
    expect(readUser(storage)?.role).toBe('admin');
  });

  it.each(['', 'null', '[]', '"Élise"', '{', '{}', '{"id":1}', JSON.stringify({ ...elise, role: {} })])(
    'is nobody when %j lies there',
    (currentUser) => {
      expect(readUser(memoryStorage({ currentUser }))).toBeUndefined();
    },
  );

  it.each([
    ['token', true],
    ['currentUser', true],
    [null, true],
    ['unsaved-work', false],
  ])('a change of %s concerns the session: %s', (key, concerned) => {
    expect(concernsSession(key)).toBe(concerned);
  });

  it('is kept in memory where storage is forbidden', () => {
    const storage = openBrowserStorage(() => {
      throw new Error('SecurityError');
    });
    writeUser(storage, { ...elise, token: 'jeton' });
    expect(readUser(storage)).toMatchObject(elise);
    clearUser(storage);
    expect(readUser(storage)).toBeUndefined();
  });
});
