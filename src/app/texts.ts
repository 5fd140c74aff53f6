import { postTexts } from '#post-texts';
import { paths } from '../content/pages';
import type { LegalText, ProseModule } from '../content/types';
import { type Loadable, loadable } from '../loading/loadable';

/* The texts that are files of their own, because a visitor reads few of them. */

export const terms = loadable<LegalText>(() => import('../content/legal/terms.md'));
export const privacy = loadable<LegalText>(() => import('../content/legal/privacy.md'));

type Text = Pick<Loadable<ProseModule>, 'load' | 'read'>;

/** The texts of pages, by their paths. */
export const texts: ReadonlyMap<string, Text> = new Map<string, Text>([
  ...postTexts.map(({ slug, load }) => [paths.post(slug), loadable(load)] as const),
  [paths.terms, terms],
  [paths.privacy, privacy],
]);
