import { expect, test } from 'vitest';
import { type Chunk, chunkOf, scriptsOf } from '../../site-build/client-build';
import type { Page } from '../../src/app/page-table';

const chunk = (fileName: string, source: string | null, imports: string[] = []): Chunk => ({
  fileName,
  facadeModuleId: source && `/project/src/${source}`,
  imports,
  dynamicImports: [],
  modules: {},
});

const chunks = [
  chunk('assets/react-1.js', null),
  chunk('assets/base-1.js', null, ['assets/react-1.js']),
  chunk('assets/main-1.js', 'main.tsx', ['assets/react-1.js', 'assets/base-1.js']),
  chunk('assets/Frame-1.js', 'app/Frame.tsx', ['assets/base-1.js']),
  chunk('assets/TestScreen-1.js', 'screens/test/TestScreen.tsx'),
  chunk('assets/auth-1.js', 'backend/auth.ts'),
];

const loadFrame = async () => ({ default: () => null });
const loadTestScreen = async () => ({ default: () => null });
const page: Page = {
  path: '/test',
  layout: { frames: [loadFrame], isPublic: false },
  screen: loadTestScreen,
  preload: ['src/backend/auth.ts'],
};

test('finds the chunk of a source file', () => {
  expect(chunkOf(chunks, 'src/backend/auth.ts')).toBe('/assets/auth-1.js');
});

test('finds no chunk by a part of a name', () => {
  expect(() => chunkOf(chunks, 'Screen.tsx')).toThrow('The build has no chunk for Screen.tsx.');
});

test('the scripts of a page are all that its hydration needs', () => {
  expect(scriptsOf(chunks, page)).toEqual([
    '/assets/main-1.js',
    '/assets/react-1.js',
    '/assets/base-1.js',
    '/assets/Frame-1.js',
    '/assets/TestScreen-1.js',
    '/assets/auth-1.js',
  ]);
});
