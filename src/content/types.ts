/** A page's metadata for browsers and search engines. */
export interface Page {
  /** The full document title. */
  readonly title: string;
  /** The meta description. */
  readonly description: string;
}

/** `href` is a path of the site (`/…`), an anchor on the same page (`#…`) or an absolute URL. */
export interface Link {
  readonly text: string;
  readonly href: string;
}

export type Inline = string | Link | { readonly strong: string };

/** Plain text, or text with links and emphasis. */
export type Text = string | readonly Inline[];

export type Block =
  | { readonly kind: 'p' | 'quote'; readonly text: Text }
  | { readonly kind: 'h2'; readonly text: string }
  | { readonly kind: 'ul' | 'ol'; readonly items: readonly Text[] };

/** A section of a long page. Its id is its URL hash. */
export interface Section {
  readonly id: string;
  readonly heading: string;
  readonly body: readonly Block[];
}
