import { describe, expect, it } from 'vitest';
import { documentPath } from '../../local-backend/storage/document-path';
import { toFirestoreFields } from '../../local-backend/storage/firestore-value';
import { OneAtATime } from '../../local-backend/storage/one-at-a-time';
import { tokenFor } from '../../local-backend/storage/unsigned-token';

describe('documentPath', () => {
  it.each([
    ['b/bucket/o/a', 'b/bucket/o/a'],
    ['b/bucket/o/a/b', 'pad/b/bucket/o/a/b'],
    ['b/bucket/o/ü p?#%2F', 'b/bucket/o/%C3%BC%20p%3F%23%252F'],
  ])('maps %s to %s', (object, document) => {
    expect(documentPath(object)).toBe(document);
  });

  it.each([
    ...['..', './a', '__a__', 'a'.repeat(1501), 'a//b', '/a', 'a/', ''],
    ...[' a', 'a ', 'a\n', '\u0085a', 'a\u3000', 'a /b'],
  ])('has no document path for %j', (name) => {
    expect(documentPath(`b/b/o/${name}`)).toBeUndefined();
  });
});

describe('toFirestoreFields', () => {
  it('converts object metadata to REST values', () => {
    const updated = new Date('2024-01-02T03:04:05.000Z');
    expect(
      toFirestoreFields({ size: 5, name: 'a', updated, metadata: { a: 'b' }, md5Hash: undefined }),
    ).toEqual({
      size: { integerValue: '5' },
      name: { stringValue: 'a' },
      updated: { timestampValue: '2024-01-02T03:04:05.000Z' },
      metadata: { mapValue: { fields: { a: { stringValue: 'b' } } } },
      md5Hash: { nullValue: null },
    });
  });
});

describe('tokenFor', () => {
  const claims = (token: string | undefined): unknown =>
    JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString());
  const signed = (payload: object) =>
    `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.`;

  it('keeps the uid and the claims for another project', () => {
    expect(
      claims(tokenFor('demo-x', signed({ user_id: 'a', aud: 'y', admin: true }))),
    ).toMatchObject({ sub: 'a', user_id: 'a', aud: 'demo-x', admin: true });
  });

  it.each(['', 'owner', 'a.b.c', signed({ admin: true })])('returns no token for %j', (token) => {
    expect(tokenFor('demo-x', token)).toBeUndefined();
  });
});

describe('OneAtATime', () => {
  it('runs tasks with the same key in order, even after a failure, and other keys in parallel', async () => {
    const queue = new OneAtATime();
    const seen: string[] = [];
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const first = queue.run('a', async () => {
      await gate;
      seen.push('first');
      throw new Error('failed');
    });
    const second = queue.run('a', async () => void seen.push('second'));
    await queue.run('b', async () => void seen.push('parallel'));
    open();
    await expect(first).rejects.toThrow('failed');
    await second;
    expect(seen).toEqual(['parallel', 'first', 'second']);
  });
});
