import type { Shot } from './capture';
import type { Difference } from './differences';

/** The contact sheet as one HTML page next to the folders of screenshots. */
export function contactSheet(
  shots: readonly Shot[],
  changed: readonly Difference[] | undefined,
): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Lively: every page and state</title>
<style>
  body { margin: 2rem; font: 15px/1.4 system-ui, sans-serif; background: #e9ecef; color: #111; }
  .row { display: flex; flex-wrap: wrap; gap: 12px; margin: 8px 0 28px; }
  figure { margin: 0; }
  figcaption { font-size: 12px; }
  img { display: block; border: 1px solid #999; object-fit: cover; object-position: top; height: 320px; background: #fff; }
</style>
<h1>Lively: every page and state</h1>
${changed ? differing(changed) : ''}
${[...groupBy(shots, ({ screen }) => screen)].map(([name, own]) => section(name, own)).join('\n')}
</html>
`;
}

function section(screen: string, shots: readonly Shot[]): string {
  const rows = [...groupBy(shots, ({ state }) => state)].map(
    ([state, own]) => `<h3>${escaped(state)}</h3>
<div class="row">${own.map((shot) => figure('now', shot, `${shot.width} ${shot.scheme}`)).join('')}</div>`,
  );
  return `<h2>${escaped(screen)}</h2>\n${rows.join('\n')}`;
}

function differing(changed: readonly Difference[]): string {
  const rows = changed.map(({ shot, share }) => {
    const name = `${shot.screen}, ${shot.state}, ${shot.width}, ${shot.scheme}`;
    const sides =
      share === undefined ? (['now'] as const) : (['before', 'now', 'difference'] as const);
    const how = share === undefined ? 'new' : `${(share * 100).toFixed(2)} %`;
    return `<h3>${escaped(name)}: ${how}</h3>
<div class="row">${sides.map((side) => figure(side, shot, side)).join('')}</div>`;
  });
  return `<h2>Differences: ${changed.length}</h2>\n${rows.join('\n')}`;
}

function figure(side: string, shot: Shot, caption: string): string {
  const href = `${side}/${encodeURIComponent(shot.file)}`;
  // Wider screenshots get wider thumbnails.
  const width = Math.round(110 + (shot.width - 360) / 4);
  const alt = escaped(`${shot.screen}, ${shot.state}, ${caption}`);
  return `<figure><a href="${href}"><img src="${href}" alt="${alt}" width="${width}" loading="lazy"></a><figcaption>${escaped(caption)}</figcaption></figure>`;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}
