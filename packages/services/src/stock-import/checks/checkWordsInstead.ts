import { isPlaceholder } from '../placeholders'
import { isForSale } from '../remarks/saleNotes'
import { columnTitles } from '../stockColumns'
import type { Row } from './CheckedRow'

/** Columns in which words instead of a value may be bad news, such as “fail - ball joint” instead of a date. */
const doubted = ['wofExpiry', 'regoExpiry', 'km', 'damagedImport'] as const
/** Words of dates, of periods and of readings. */
const ofValue =
  /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*|\b(?:months?|mths?|mos?|years?|yrs?|weeks?|days?|rego?|registration|wof|expir\w*|exp|due|until|till?|to|end|of|st|nd|rd|th|am|pm|utc|gmt|kms?|kilomet\w+|klms?|miles?|mi|k|approx\w*|about|around|circa|est\w*|genuine|travelled|low)\b/gi

/** Words under a date, a reading or a yes/no that aren’t understood keep the car off the website: without them the value would only be left out. */
export const checkWordsInstead = ({ line, values, report, isDoubtful }: Row) => {
  if (!isForSale(values.status) || isDoubtful('status')) return
  for (const column of doubted) {
    const text = (line[column] ?? '').trim()
    if (text === '' || isPlaceholder(text) || values[column] !== undefined || !isDoubtful(column)) continue
    // “118xxx” hides the last digits, which says nothing else.
    const words = text.startsWith('#') ? '' : text.replace(/(?<=\d)x+\b/i, '').replace(ofValue, '')
    if (column !== 'damagedImport' && !/[a-z]{3}/i.test(words)) continue
    report('status', `“${text}” under ${columnTitles[column].toLowerCase()} may say something that the advertisement leaves out.`, 'waits')
    return
  }
}
