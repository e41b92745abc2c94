import type { FeedMapping } from './FeedMapping'

/** Unmapped headings, for a user to map. */
export const unreadHeadings = (headings: readonly string[], { columns, only }: FeedMapping): string[] => {
  const read = new Set([
    ...Object.values(columns).flatMap((source) => [...source.from, source.when?.heading ?? '']),
    ...only.map(({ heading }) => heading),
  ])
  return headings.filter((heading) => !read.has(heading))
}
