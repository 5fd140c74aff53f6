import { expect, vi } from 'vitest';
import { z } from 'zod';
import type { Engine } from './engine';

const pointSchema = z.object({ x: z.number(), y: z.number() });

/** Simulates a user who looks, clicks, types and waits. */
export class Visitor {
  constructor(
    private readonly engine: Engine,
    private readonly site: string,
  ) {}

  open = (path: string) => this.engine.goto(this.site + path);
  reload = () => this.engine.reload();
  back = () => this.run(() => history.back());

  /** Waits until the page at a path has loaded, shows the texts and does not scroll sideways. */
  async expectPage(path: string, text: string, ...moreTexts: readonly string[]): Promise<void> {
    for (const shown of [text, ...moreTexts]) {
      const expected = { path, text: expect.stringContaining(shown), isLoaded: true, overflow: 0 };
      await expect.poll(() => this.run(readPage)).toEqual(expected);
    }
  }

  /** Clicks a link, button or other control by name once it is not covered. */
  async click(name: string): Promise<void> {
    const findControl = async () => pointSchema.parse(await this.run(findPoint, name));
    await this.clickAt(await vi.waitFor(findControl, { timeout: 20_000 }));
  }

  async clickAt({ x, y }: z.infer<typeof pointSchema>): Promise<void> {
    const actions = [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.engine.perform([{ type: 'pointer', id: 'mouse', actions }]);
  }

  /** Focuses a control, and selects the text of a field. */
  async focus(selector: string): Promise<void> {
    await expect.poll(() => this.run(focusControl, selector)).toBe(true);
  }

  async press(keys: string): Promise<void> {
    const actions = [...keys].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.engine.perform([{ type: 'key', id: 'keyboard', actions }]);
  }

  /** Fills in fields by name. */
  async type(fields: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, value] of Object.entries(fields)) {
      await this.focus(`[name="${name}"]`);
      await this.press(value);
    }
  }

  /** Clicks outside of links until the page is hydrated: links then navigate on the client. */
  async hydrate(): Promise<void> {
    const historyIndex = async () => {
      await this.run(() => document.body.click());
      // React Router sets it when links navigate on the client.
      return this.run(() => history.state?.idx);
    };
    await expect.poll(historyIndex).toBeTypeOf('number');
  }

  /** Calls a function in the page; it must not use variables of its scope. */
  async run<A extends unknown[]>(inPage: (...args: A) => unknown, ...args: A): Promise<unknown> {
    const call = `(${inPage})(...${JSON.stringify(args)})`;
    const json = await this.engine.evaluate(`JSON.stringify(${call} ?? null)`);
    return JSON.parse(z.string().parse(json));
  }
}

/* The functions below run in the page. */

function readPage() {
  const { scrollWidth, clientWidth } = document.documentElement;
  return {
    // A page that is still loading would interfere with the next navigation.
    isLoaded: document.readyState === 'complete',
    path: location.pathname,
    text: `${document.title} ${document.body.innerText}`.replace(/\s+/g, ' '),
    overflow: scrollWidth - clientWidth,
  };
}

/** Scrolls to a control, and returns the point to click, unless it is covered. */
function findPoint(name: string) {
  const root = document.querySelector('dialog[open]') ?? document;
  const controls = 'a, button, summary, label, input';
  for (const element of root.querySelectorAll<HTMLElement>(controls)) {
    const text = element.innerText.replace(/\s+/g, ' ').trim();
    if ((element.ariaLabel ?? text) !== name || !element.checkVisibility()) continue;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    // The center of a link that wraps to two lines may be outside of both.
    const firstLine = element.getClientRects()[0];
    if (!firstLine) continue;
    const { left, top, width, height } = firstLine;
    const point = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
    if (element.contains(document.elementFromPoint(point.x, point.y))) return point;
  }
  return undefined;
}

/** @returns whether the control has the focus */
function focusControl(selector: string): boolean {
  const control = document.querySelector<HTMLInputElement | HTMLSelectElement>(selector);
  control?.focus();
  // The next key replaces the text.
  if (control && 'select' in control) control.select();
  return control !== null && control === document.activeElement;
}
