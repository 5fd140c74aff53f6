import type { ComponentType } from 'react';
import type { IllustrationName } from './text-parts';

/** A page's metadata for browsers and search engines. */
export interface PageMetadata {
  readonly title: string;
  readonly description: string;
}

/** `href` is a path of the site (`/…`), an anchor on the same page (`#…`) or an absolute URL. */
export interface Link {
  readonly text: string;
  readonly href: string;
}

/** A photo or screenshot that the build has resized. */
export interface ImageFile {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** A blog post without its text. */
export interface Post extends PageMetadata {
  /** Last segment of the URL: month, day and year of the date. */
  readonly slug: string;
  /** ISO 8601 date without a time. */
  readonly date: string;
  readonly heading: string;
  readonly summary: string;
  readonly image: IllustrationName | ImageFile;
  readonly imageAlt: string;
  /** The file of the image for link previews, in /social. */
  readonly socialImage: string;
}

/** A section of a text. Its id is its URL hash. */
export interface Section {
  readonly id: string;
  readonly heading: string;
  /** The questions of the support page. Other sections have none. */
  readonly topics: readonly Topic[];
}

/** A question, whose id is its URL hash, with its answer as plain text. */
export interface Topic {
  readonly id: string;
  readonly heading: string;
  readonly text: string;
}

/** A compiled text. The screen provides the components for links, illustrations and phones. */
export interface ProseModule {
  readonly default: ComponentType<{ readonly components?: object }>;
}

export interface LegalText extends ProseModule {
  readonly frontMatter: LegalFrontMatter;
}

export interface LegalFrontMatter extends PageMetadata {
  /** The day from which the first version applied, in ISO 8601. */
  readonly effective: string;
  /** The day of the last change, if the text has changed since. */
  readonly updated?: string | undefined;
}
