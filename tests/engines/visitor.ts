import { expect, vi } from 'vitest';
import { z } from 'zod';
import { clickAt, type Engine, type Point, pressKeys } from './engine';

/** Generous, because a busy machine is slow. */
const WAIT = { timeout: 20_000, interval: 50 };

/** The observable state of a page. */
export type View = z.infer<typeof viewSchema>;
const viewSchema = z.object({
  /** A page that is still loading would interfere with the next navigation. */
  isLoaded: z.boolean(),
  path: z.string(),
  title: z.string(),
  h1: z.string(),
  text: z.string(),
  fields: z.record(z.string(), z.string()),
  /** The URLs of loaded images by alt text. */
  images: z.record(z.string(), z.string()),
  isMenuOpen: z.boolean(),
  isFocusInMenu: z.boolean(),
  /** Horizontal overflow in pixels. */
  overflow: z.number(),
});
const pointSchema = z.object({ x: z.number(), y: z.number() });

/** Simulates a user who looks, clicks, types and waits. */
export class Visitor {
  readonly engine: Engine;

  constructor(engine: Engine) {
    this.engine = engine;
  }

  /** Waits until the page has loaded and looks as expected. */
  async sees(expected: object): Promise<void> {
    await expect
      .poll(() => this.#run(viewSchema, look), WAIT)
      .toMatchObject({ ...expected, isLoaded: true });
  }

  /** Clicks a link, button or other control by name once it is not covered. */
  async click(name: string): Promise<void> {
    await this.clickAt(await this.#retry(pointSchema, find, name));
  }

  async clickAt(point: Point): Promise<void> {
    await this.engine.perform([clickAt(point)]);
  }

  async press(keys: string): Promise<void> {
    await this.engine.perform([pressKeys(keys)]);
  }

  async type(fields: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, value] of Object.entries(fields)) {
      await this.#retry(z.literal(true), focus, name);
      await this.press(value);
    }
  }

  /**
   * Presses Shift, which has no other effect, until React has hydrated the page and links navigate
   * on the client. React Router then sets an index in the history state.
   */
  async hydrate(): Promise<void> {
    await vi.waitFor(async () => {
      await this.press(SHIFT);
      await this.#run(z.literal(true), () => Number.isInteger(history.state?.idx));
    }, WAIT);
  }

  #retry<A extends unknown[], R>(
    schema: z.ZodType<R>,
    inPage: (...args: A) => unknown,
    ...args: A
  ): Promise<R> {
    return vi.waitFor(() => this.#run(schema, inPage, ...args), WAIT);
  }

  /** Calls a function in the page; it must not use variables of its scope. */
  async #run<A extends unknown[], R>(
    schema: z.ZodType<R>,
    inPage: (...args: A) => unknown,
    ...args: A
  ): Promise<R> {
    const call = `(${inPage})(...${JSON.stringify(args)})`;
    const json = await this.engine.evaluate(`JSON.stringify(${call} ?? null)`);
    return schema.parse(JSON.parse(z.string().parse(json)));
  }
}

const SHIFT = '\uE008';

function look(): View {
  const menu = document.querySelector('dialog');
  const { scrollWidth, clientWidth } = document.documentElement;
  const isLoaded = ({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth > 0;
  return {
    isLoaded: document.readyState === 'complete',
    path: location.pathname,
    title: document.title,
    h1: document.querySelector('h1')?.textContent.replace(/\s+/g, ' ').trim() ?? '',
    text: document.body.innerText,
    fields: Object.fromEntries(
      [...document.querySelectorAll('input')].map(({ name, value }) => [name, value]),
    ),
    images: Object.fromEntries(
      [...document.images].filter(isLoaded).map(({ alt, src }) => [alt, src]),
    ),
    isMenuOpen: menu?.open ?? false,
    isFocusInMenu: menu?.contains(document.activeElement) ?? false,
    overflow: scrollWidth - clientWidth,
  };
}

function find(name: string): Point | undefined {
  const root = document.querySelector('dialog[open]') ?? document;
  const controls = 'a, button, summary, label, input';
  for (const element of root.querySelectorAll<HTMLElement>(controls)) {
    const text = element.innerText.replace(/\s+/g, ' ').trim();
    if ((element.ariaLabel ?? text) !== name || !element.checkVisibility()) continue;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const point = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
    if (element.contains(document.elementFromPoint(point.x, point.y))) return point;
  }
  return undefined;
}

function focus(name: string): boolean {
  const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`);
  field?.focus();
  if (field && 'select' in field) field.select();
  return field !== null && field === document.activeElement;
}
