import type { FeedMapping } from './FeedMapping'

/** Headings of which only parts of the text are read, such as the make of “Kia Rio – under offer”: the rest may say anything. */
export const partlyReadHeadings = ({ columns }: FeedMapping): string[] => {
  const parted = Object.values(columns).filter(({ steps }) => steps.some((step) => step.do === 'split' || step.do === 'name'))
  return [...new Set(parted.flatMap(({ from }) => from))]
}

/** Unread headings, for a user to map. */
export const unreadHeadings = (headings: readonly string[], { columns, only }: FeedMapping): string[] => {
  const read = new Set([
    ...Object.values(columns).flatMap((source) => [...source.from, source.when?.heading ?? '']),
    ...only.map(({ heading }) => heading),
  ])
  return headings.filter((heading) => !read.has(heading))
}
