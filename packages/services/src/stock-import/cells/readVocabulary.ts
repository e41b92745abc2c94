import { columnVocabularies, type WordColumn } from '../columnVocabularies'
import { parseDay } from '../parseDay'
import { isEmptyIn, zero } from './emptyCells'
import { empty, notUnderstood, type Outcome } from './Outcome'
import { noDay } from './readDates'

/** Yes/no columns that a file may have under several headings, and the answer that counts if these columns differ. */
const decisive: { readonly [Column in WordColumn]?: boolean } = {
  demo: true,
  sold: true,
  reserved: true,
  hidden: true,
  website: false,
  priceHidden: true,
  priceShown: false,
}

/** A date in a yes/no column means that the event has happened. */
const isPastDay = (column: WordColumn, text: string): boolean =>
  (column === 'sold' || column === 'reserved' || column === 'hidden') && !noDay.test(text) && parseDay(text) !== null

/** Error for an unknown word in a vocabulary column. */
export const wordNotUnderstood = (column: WordColumn, text: string): string =>
  `“${text}” was not recognised as ${columnVocabularies[column].about}.`

/** “A/T” and “M/T”. */
const slashed = /(?<![a-z])([am])\/t(?![a-z])/i

/** Whether an entry of a yes/no column is no answer: an empty one, or a date that programs write for none. “0” is a no. */
const isNoAnswer = (column: WordColumn, text: string): boolean =>
  text === '' || (isEmptyIn(column)(text) && columnVocabularies[column].read(text) === null) || (noDay.test(text) && text !== '0')

export const readWord = (column: WordColumn, text: string): Outcome<unknown> => {
  const decides = decisive[column]
  if (decides !== undefined) {
    const texts = text.split('\n').map((each) => each.trim())
    const read = texts
      .filter((each) => !isNoAnswer(column, each))
      .map(
        (each) =>
          isPastDay(column, each) || (zero.test(each) ? columnVocabularies[column].read('0') : columnVocabularies[column].read(each)),
      )
    if (read.length === 0) return empty
    if (read.includes(decides)) return { is: 'understood', value: decides }
    // The column “sold” may have another state of the sale, such as “reserved”, instead of yes or no (`sales.ts`).
    const state = read.find((each) => typeof each === 'string')
    if (state !== undefined && !read.includes(null)) return { is: 'understood', value: state }
    if (!read.includes(null) && !(column === 'website' && texts.includes('-1'))) return { is: 'understood', value: !decides }
  }
  // A draft in WooCommerce, and yes in Access.
  if (column === 'website' && /^-1$/m.test(text)) return notUnderstood(wordNotUnderstood(column, text))
  // A URL doesn't say whether the car is shown there.
  if (column === 'website' && /^(?:https?:\/\/|www\.)\S+$/i.test(text)) return empty
  // “Negotiable” and “incl. GST” say nothing about charges.
  if (
    column === 'priceType' &&
    /^(?:o\.?[nb]\.?o\.?|neg\.?|negotiable|firm|or (?:near(?:est)?|best) offer|inc(?:l|luding)?\.? gst)$/i.test(text)
  )
    return empty
  // “$” is the currency of either country.
  if (column === 'currency' && text === '$') return empty
  const vocabulary = columnVocabularies[column]
  const value = vocabulary.read(column === 'transmission' ? text.replace(slashed, '$1T') : text)
  if (value === null) return notUnderstood(wordNotUnderstood(column, text))
  return { is: 'understood', value: column === 'transmission' ? { value, text } : value }
}
