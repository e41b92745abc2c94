import { parsePageFacts } from '@forecourt/rules/forecast/parsePageFacts'

/** The name of a page: its first heading, such as the name of its car. */
export const pageName = (html: string | null): string => {
  const heading = html && /<h1\b[^>]*>[\s\S]*?<\/h1>/.exec(html)?.[0]
  return heading ? (parsePageFacts(heading).headings[0]?.slice('h1 '.length) ?? '') : ''
}
