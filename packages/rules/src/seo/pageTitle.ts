import { shortened } from '../format/shortened'

const longestTitle = 65

/**
 * Writes a page's title with the site's name after it, in 65 characters (RTE-04, RTE-14): the longest of the page's own wordings
 * that leaves room for the name, else the shortest, cut at a word. What is called like the site is not said twice; a name too long
 * to stand beside anything is left out.
 *
 * @param wordings the page's own part, the fullest first
 */
export const pageTitle = (wordings: readonly string[], siteName: string): string => {
  const shortest = wordings.at(-1) ?? ''
  if (shortest === '' || siteName === '' || wordings.includes(siteName)) return shortened(shortest || siteName, longestTitle)
  const room = longestTitle - siteName.length - 3
  if (room < longestTitle / 2) return shortened(wordings.find(({ length }) => length <= longestTitle) ?? shortest, longestTitle)
  return `${wordings.find(({ length }) => length <= room) ?? shortened(shortest, room)} | ${siteName}`
}
