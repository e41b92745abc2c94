import { longestCarTexts, otherText } from '@forecourt/rules/stock/longestCarTexts'
import { cleanText } from '@forecourt/rules/text/cleanText'
import { cutText } from '@forecourt/rules/text/cutText'
import { withoutMarkup } from '@forecourt/rules/text/withoutMarkup'

const { name, tag, regoPlate, dealerComments } = longestCarTexts
const longest: { readonly [field: string]: number } = { name, tag, regoPlate, dealerComments, alt: 300, key: 200, disclaimer: 4000 }
const mostEntries = 500

/** Fields whose lines are kept. */
const withLines = ['dealerComments', 'disclaimer']

/** One line of printable ASCII without runs of spaces and without the start of a tag: clean already, as nearly every text is. */
const plain = /^(?:[!-;=-~]+(?: [!-;=-~]+)*)?$/

/** A text as it may be stored: nothing that can't be seen, turns words around or breaks a database, and no HTML. Its length is left alone. */
export const cleanFieldText = (text: string, field: string): string =>
  plain.test(text) ? text : cleanText(withoutMarkup(text), withLines.includes(field))

/** Names of fields that are clean already: those of cars are few, and the same in every car. */
const cleanNames = new Map<string, string>()
const mostNames = 1_000

const cleanedName = (name: string): string => {
  const known = cleanNames.get(name)
  if (known !== undefined) return known
  const clean = cleanedText(name, 'name')
  if (cleanNames.size < mostNames) cleanNames.set(name, clean)
  return clean
}

const cleanedText = (text: string, field: string): string => {
  const maxLength = longest[field] ?? otherText
  if (text.length <= maxLength && plain.test(text)) return text
  // What is far too long is cut twice: cleaning takes its time, and can only make it shorter.
  return cutText(cleanFieldText(cutText(text, maxLength * 10), field), maxLength)
}

const cleaned = (value: unknown, field: string): unknown => {
  if (typeof value === 'string') return cleanedText(value, field)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.slice(0, mostEntries).map((entry) => cleaned(entry, field))
  const clean: Record<string, unknown> = {}
  for (const name of Object.keys(value)) clean[cleanedName(name)] = cleaned((value as Record<string, unknown>)[name], name)
  return clean
}

/**
 * A car from a feed as it may be stored: every text, however deep, cleaned and cut to what its place can show. A feed is not
 * there to be asked, so nothing is refused.
 */
export const cleanCar = <Car extends object>(car: Car): Car => cleaned(car, '') as Car
