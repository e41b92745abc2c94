import { longestCarTexts, otherText } from '@forecourt/rules/stock/longestCarTexts'
import { cleanText } from '@forecourt/rules/text/cleanText'
import { cutText } from '@forecourt/rules/text/cutText'
import { withoutMarkup } from '@forecourt/rules/text/withoutMarkup'

const { name, tag, regoPlate, dealerComments } = longestCarTexts
const maxLengths: { readonly [field: string]: number } = { name, tag, regoPlate, dealerComments, alt: 300, key: 200, disclaimer: 4000 }
const maxEntries = 500

/** Fields with line breaks. */
const withLines = ['dealerComments', 'disclaimer']

/** Matches a text that needs no sanitising: one line of printable ASCII without tags or repeated spaces. Nearly all texts match. */
const cleanPattern = /^(?:[!-;=-~]+(?: [!-;=-~]+)*)?$/

/** Sanitises a text for storage: removes invisible and bidirectional control characters and HTML. Doesn't limit its length. */
export const cleanFieldText = (text: string, field: string): string =>
  cleanPattern.test(text) ? text : cleanText(withoutMarkup(text), withLines.includes(field))

/** Cache of cleaned field names; there are few. */
const cleanNames = new Map<string, string>()
const maxNames = 1_000

const cleanedName = (name: string): string => {
  const known = cleanNames.get(name)
  if (known !== undefined) return known
  const clean = cleanedText(name, 'name')
  if (cleanNames.size < maxNames) cleanNames.set(name, clean)
  return clean
}

const cleanedText = (text: string, field: string): string => {
  const maxLength = maxLengths[field] ?? otherText
  if (text.length <= maxLength && cleanPattern.test(text)) return text
  // Cut twice, as cleaning long texts is slow and only shortens them.
  return cutText(cleanFieldText(cutText(text, maxLength * 10), field), maxLength)
}

const cleaned = (value: unknown, field: string): unknown => {
  if (typeof value === 'string') return cleanedText(value, field)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.slice(0, maxEntries).map((entry) => cleaned(entry, field))
  const clean: Record<string, unknown> = {}
  for (const name of Object.keys(value)) clean[cleanedName(name)] = cleaned((value as Record<string, unknown>)[name], name)
  return clean
}

/** Sanitises and truncates all texts of a car from a feed, recursively. Refuses nothing, as a feed can't respond. */
export const cleanCar = <Car extends object>(car: Car): Car => cleaned(car, '') as Car
