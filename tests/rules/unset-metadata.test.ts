import { expect, test } from 'vitest';
import { HOST } from '../../local-backend/project';
import { allows, loadRules } from '../../local-backend/without-java-21/firestore-rules';
import { translateRules } from '../../local-backend/without-java-21/translate-rules';
import { testPorts } from '../support/ports';
import { unsignedToken } from '../support/tokens';
import { STORAGE_RULES } from './access';
import { OWNER } from './callers';
import { PICTURE } from './pictures';

// Production may pass unset headers as null or leave them out. The Storage emulator does only one.
// Translated for the Firestore emulator, the rules can be asked about both.
test.each([
  ['null', { contentLanguage: null, cacheControl: null, metadata: null }],
  ['left out or empty', { metadata: {} }],
])('unset language, cache control and custom metadata may be %s', async (_, unset) => {
  const projectId = 'demo-rules-unset';
  const firestore = `${HOST}:${testPorts.firestore}`;
  await loadRules(firestore, projectId, translateRules(STORAGE_RULES));
  const others = { contentType: 'image/png', contentDisposition: null, contentEncoding: null };
  const isCreateAllowed = await allows(firestore, projectId, {
    method: 'create',
    path: `b/bucket/o/${PICTURE}`,
    file: { after: { size: 8, ...others, ...unset } },
    token: unsignedToken(projectId, OWNER),
  });
  expect(isCreateAllowed).toBe(true);
});
