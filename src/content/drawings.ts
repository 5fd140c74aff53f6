/** The illustrations of posts, in src/components/art/blog. */
export const drawings = ['launch', 'comingSoon', 'recognition', 'reflection'] as const;

export type Drawing = (typeof drawings)[number];
