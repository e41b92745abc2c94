import { shortened } from './shortened'

const longestTitle = 65

/** Writes a page's title with the site's name after it, as far as both fit into 65 characters; the page's own part comes first, and what is called like the site is not said twice (RTE-04, RTE-14). */
export const pageTitle = (title: string, siteName: string): string => {
  const full = `${title} | ${siteName}`
  return title !== '' && siteName !== '' && title !== siteName && full.length <= longestTitle
    ? full
    : shortened(title || siteName, longestTitle)
}
