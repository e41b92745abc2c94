import { parseSheetNumber } from './parseSheetNumber'

/** A way to write numbers that may mean something else: one answer settles all texts of a column that are written so. */
interface Notation {
  /** Text of the question, and key of its answer in the column's lookup. */
  readonly key: string
  /** The only meaning, by an example. */
  readonly meaning: string
  readonly isWritten: (text: string) => boolean
  /** The number as it is written in Australia and New Zealand. */
  readonly read: (text: string) => string
}

/** “18.990”, “18.990,00” and “1.250.000”. */
const pointed = /^\$?\s?\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/
const thousand = /^\$?\s?(\d{1,3}(?:\.\d{1,2})?)\s?k$/i
const shortReading = /^\d{1,3}(?:\.\d{1,2})?$/

/** A point or a comma in the other role, as in spreadsheets of other countries. */
export const pointedNumbers: Notation = {
  key: 'Numbers with a point for thousands',
  meaning: '18.990 is 18,990',
  isWritten: (text) => pointed.test(text.trim()),
  read: (text) =>
    text
      .trim()
      .replace(/,\d{1,2}$/, '')
      .replaceAll('.', ''),
}

/** Prices in thousands, which may be rounded. */
export const shortPrices: Notation = {
  key: 'Prices in thousands',
  meaning: '19k is $19,000',
  isWritten: (text) => thousand.test(text.trim()),
  read: (text) => String(Math.round(Number(thousand.exec(text.trim())?.[1]) * 1_000)),
}

/** Readings in thousands of kilometres, without a unit. */
export const shortReadings: Notation = {
  key: 'Readings in thousands',
  meaning: '96.5 is 96,500',
  isWritten: (text) => shortReading.test(text.trim()) && Number(text) !== 0,
  read: (text) => String(Math.round(Number(text) * 1_000)),
}

/** The same of a new or demo car, which may have so few kilometres: an answer says which. */
export const shortReadingsOfNew = {
  key: 'Readings below 1,000 of new and demo cars',
  meanings: { asWritten: '48 is 48 km', inThousands: '48 is 48,000 km' },
} as const

/** Amounts without a dollar sign that are far too high in dollars. */
export const centAmounts: Notation = {
  key: 'Amounts in cents',
  meaning: '1899000 is $18,990',
  isWritten: (text) => /^\d{5,9}$/.test(text.trim()),
  read: (text) => String(Number(text) / 100),
}

/** Amounts without the words that others of the column have, such as “Asking price”. Only texts that are marked as whole are written so. */
export const bareAmounts: Notation = {
  key: 'Numbers without words',
  meaning: '$24,990 is read as 24,990',
  isWritten: (text) => parseSheetNumber(text) !== null,
  read: (text) => text.trim(),
}

const notations = [pointedNumbers, shortPrices, shortReadings, centAmounts]

/** The meaning of a text by an answer to a notation in a lookup; empty for numbers that are left out, undefined without such an answer. */
export const notationMeaning = (text: string, table: Readonly<Record<string, string>>): string | undefined => {
  const found = notations.find(({ key, isWritten }) => Object.hasOwn(table, key) && isWritten(text))
  return found && (table[found.key] === '' ? '' : found.read(text))
}

/** A number with the letter O for a zero: “89,2OO”. */
const withLetter = /^(?=.*\d)(?=.*o)[\d,.o\s]+$/i
/** A factor behind a number: “7.2 x10000”. */
const multiplied = /^(\d{1,3}(?:\.\d{1,2})?)\s?[x×*]\s?(1[0,]{2,6})(?:\s?kms?)?$/i

/** What a number that is written unclearly may be; empty for any other text. */
export const numbersMeant = (written: string): readonly number[] => {
  const text = written.trim().replace(/^\$\s?/, '')
  const [, amount = '', factor = ''] = multiplied.exec(text) ?? []
  if (amount !== '') return [Math.round(Number(amount) * Number(factor.replaceAll(',', '')))]
  const number = withLetter.test(text) ? parseSheetNumber(text.replace(/o/gi, '0')) : null
  return number === null ? [] : [number]
}
