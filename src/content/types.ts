/** What every page tells browsers and search engines about itself. */
export interface Page {
  /** The document title, complete. */
  readonly title: string;
  /** The meta description. */
  readonly description: string;
}

/** A link starts with `/` inside the site, with `#` on the same page, else it is a full address. */
export interface Link {
  readonly text: string;
  readonly href: string;
}

export type Inline = string | Link | { readonly strong: string };

/** A run of text: words alone, or words with links and emphasis among them. */
export type Text = string | readonly Inline[];

export type Block =
  | { readonly kind: 'p' | 'quote'; readonly text: Text }
  | { readonly kind: 'h2'; readonly text: string }
  | { readonly kind: 'ul' | 'ol'; readonly items: readonly Text[] };

/** A part of a long page that one can link to: its id is its address after the `#`. */
export interface Section {
  readonly id: string;
  readonly heading: string;
  readonly body: readonly Block[];
}
