import type { PageFacts } from '@forecourt/rules/forecast/parsePageFacts'

/** The name of a page: its first heading, such as the name of its car. */
export const pageName = (facts: PageFacts | null): string =>
  facts?.headings.find((heading) => heading.startsWith('h1 '))?.slice('h1 '.length) ?? ''
