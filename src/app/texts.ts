import { postTexts } from '#post-texts';
import { type Code, codeOf } from '../bundles/code';
import { paths } from '../content/pages';
import type { LegalText, ProseModule } from '../content/types';

/* The texts that are files of their own, because a visitor reads few of them. */

export const terms = codeOf<LegalText>(() => import('../content/legal/terms.md'));
export const privacy = codeOf<LegalText>(() => import('../content/legal/privacy.md'));

type Text = Pick<Code<ProseModule>, 'load' | 'read'>;

/** The texts of pages, by their paths. */
export const texts: ReadonlyMap<string, Text> = new Map<string, Text>([
  ...postTexts.map(({ slug, load }) => [paths.post(slug), codeOf(load)] as const),
  [paths.terms, terms],
  [paths.privacy, privacy],
]);
