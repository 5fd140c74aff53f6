/** The illustrations of posts, in src/components/art/blog. */
export const illustrations = ['launch', 'comingSoon', 'recognition', 'reflection'] as const;

export type IllustrationName = (typeof illustrations)[number];
