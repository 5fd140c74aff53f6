/** The keys of an object whose type lists all of them. */
export function keysOf<Key extends string>(object: Readonly<Record<Key, unknown>>): Key[] {
  const keys: Key[] = [];
  for (const key in object) keys.push(key);
  return keys;
}
