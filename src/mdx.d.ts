declare module '*.mdx' {
  const Text: import('./content/types').ProseModule['default'];
  export default Text;
  export const headings: readonly import('./content/types').Heading[];
  export const answers: readonly import('./content/types').Answer[];
  /** Of a legal text. */
  export const frontMatter: import('./content/types').LegalFrontMatter;
}
