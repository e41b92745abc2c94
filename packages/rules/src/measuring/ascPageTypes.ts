import { ascTypes } from './generated/ascTypes'

/**
 * The name that the Automotive Standards Council has for a page, by its kind or 'home'; those it has none for are 'custom'. Browsers ask,
 * which is why the names are a table of their own, generated from the rules of the kinds.
 *
 * @example ascPageType('search') // 'itemlist'
 */
export const ascPageType = (page: string): string => (page === 'home' ? 'home' : (ascTypes[page] ?? 'custom'))
