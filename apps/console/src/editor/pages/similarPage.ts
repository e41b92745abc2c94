import type { ListItem } from '@forecourt/schema/layers/ListItem'
import { isItemShown } from '@forecourt/schema/switches/shownItems'

/** Words that don't distinguish pages. */
const stopWords = new Set(['a', 'an', 'and', 'for', 'in', 'my', 'of', 'our', 'the', 'to', 'us', 'with', 'your'])

const normalisedTitle = ({ title }: ListItem): string =>
  String(title)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !stopWords.has(word))
    .sort()
    .join(' ')

/** The blocks of a page and the fields of its forms; null where its only form is a general enquiry, which many pages have. */
const contentKey = ({ blocks }: ListItem): string | null => {
  const shown = (Array.isArray(blocks) ? (blocks as readonly Readonly<Record<string, unknown>>[]) : []).filter(isItemShown)
  const hasSpecificForm = shown.some(({ kind, form }) => kind === 'form' && form !== 'general')
  return hasSpecificForm ? shown.map(({ kind, form = '' }) => `${String(kind)} ${String(form)}`).join() : null
}

/**
 * What a page has in common with another visible page, as a sentence; null if none is similar. Example: “Sell my car” and “Sell your car”.
 */
export const similarPage = (page: ListItem, pages: readonly ListItem[]): string | null => {
  if (!isItemShown(page)) return null
  const others = pages.filter((other) => other.id !== page.id && isItemShown(other))
  const named = others.find((other) => normalisedTitle(other) !== '' && normalisedTitle(other) === normalisedTitle(page))
  if (named) return `The title is similar to “${String(named.title)}” at ${String(named.path)}. Hide one of them unless they differ.`
  const key = contentKey(page)
  const sameContent = key === null ? undefined : others.find((other) => contentKey(other) === key)
  return sameContent ? `Has the same blocks and form as “${String(sameContent.title)}” at ${String(sameContent.path)}.` : null
}
