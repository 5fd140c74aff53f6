/** One browser window, controlled over a remote protocol. */
export interface Engine {
  /** Loads a URL and waits for the load event. */
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Runs an expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  /** Performs WebDriver actions, which are the same in both protocols. */
  perform(sources: readonly InputSource[]): Promise<void>;
  /** A PNG in base64. */
  screenshot(): Promise<string>;
  /** Console and page errors since the last call. */
  consoleErrors(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export type Point = { readonly x: number; readonly y: number };

type InputSource = {
  readonly type: 'pointer' | 'key';
  readonly id: string;
  readonly actions: readonly object[];
};

export const clickAt = ({ x, y }: Point): InputSource => ({
  type: 'pointer',
  id: 'mouse',
  actions: [
    { type: 'pointerMove', x, y },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});

export const pressKeys = (keys: string): InputSource => ({
  type: 'key',
  id: 'keyboard',
  actions: [...keys].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
});
