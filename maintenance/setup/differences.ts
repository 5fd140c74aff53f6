import type { Fields } from './google';

/**
 * Compares a resource with the wanted fields. Google adds fields of its own, omits default values,
 * and may change the order of a list.
 *
 * @returns one line for each field that differs
 */
export function differences(current: unknown, wanted: unknown, path = ''): string[] {
  if (isObject(wanted) && isObject(current)) {
    return Object.entries(wanted).flatMap(([field, value]) =>
      differences(current[field], value, path === '' ? field : `${path}.${field}`),
    );
  }
  return isSame(current, wanted) ? [] : [`${path}: ${textOf(current)} → ${textOf(wanted)}`];
}

function isSame(current: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted) && Array.isArray(current)) {
    return (
      wanted.length === current.length &&
      wanted.every((item) => current.some((other) => differences(other, item).length === 0))
    );
  }
  const isDefault = wanted === false || wanted === 0 || wanted === '';
  return current === wanted || (current === undefined && isDefault);
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const MAX_LENGTH = 60;

function textOf(value: unknown): string {
  const text = JSON.stringify(value) ?? 'missing';
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}
