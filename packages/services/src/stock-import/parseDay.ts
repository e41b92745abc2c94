const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const monthNamed = (name: string): string | null => {
  const index = months.indexOf(name.slice(0, 3).toLowerCase())
  return index < 0 ? null : String(index + 1)
}

/** Two-digit years are in this century, up to registration expiries in the next decade. */
const yearOf = (text: string): string | null => (text.length === 4 ? text : Number(text) <= 45 ? `20${text}` : `19${text}`)

type Part = string | null | undefined

/** Year, month and day of a date, in any order. */
const dayParts = (text: string): readonly Part[] => {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text)
  if (iso) return iso.slice(1)
  const digits = /^((?:19|20)\d{2})(\d{2})(\d{2})$/.exec(text)
  if (digits) return digits.slice(1)
  const local = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?!\d)/.exec(text)
  if (local?.[3]) return [yearOf(local[3]), local[2], local[1]]
  const named = /^(\d{1,2})(?:st|nd|rd|th)?[\s.-]+(?:of )?([a-z]{3,9})\.?[\s,.-]+(\d{4}|\d{2})(?!\d)/i.exec(text)
  if (named?.[2] && named[3]) return [yearOf(named[3]), monthNamed(named[2]), named[1]]
  const monthFirst = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})\b/i.exec(text)
  return monthFirst?.[1] ? [monthFirst[3], monthNamed(monthFirst[1]), monthFirst[2]] : []
}

/** Year and month of a text without a day. */
const monthParts = (text: string): readonly Part[] => {
  const iso = /^((?:19|20)\d{2})[-/.]?(\d{2})$/.exec(text)
  if (iso) return iso.slice(1)
  const local = /^(\d{1,2})[/.-](\d{4}|\d{2})$/.exec(text)
  if (local?.[2]) return [yearOf(local[2]), local[1]]
  const named = /^([a-z]{3,9})\.?[\s,.'’-]+(\d{4}|\d{2})$/i.exec(text)
  return named?.[1] && named[2] ? [yearOf(named[2]), monthNamed(named[1])] : []
}

const dayOf = ([year, month, day]: readonly Part[]): string | null => {
  if (!year || !month || !day) return null
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const read = new Date(`${written}T00:00:00.000Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(written) ? written : null
}

const dayMs = 86_400_000
/** Pre-filter: a day is one number, or has separators. */
const mayBeDay = /^\d+$|[\s./-]/
/** Epoch of Excel's day numbers. */
const excelStart = Date.UTC(1899, 11, 30)

/**
 * Parses a date: day-first, ISO, with a month name, or an Excel day number; null for anything else.
 *
 * @returns an ISO day
 */
export const parseDay = (text: string): string | null => {
  const plain = text.trim().replace(/^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,?\s+/i, '')
  if (!mayBeDay.test(plain)) return null
  if (/^[2-6]\d{4}(?:\.\d+)?$/.test(plain)) return new Date(excelStart + Math.floor(Number(plain)) * dayMs).toISOString().slice(0, 10)
  return dayOf(dayParts(plain))
}

/**
 * Parses a date that may be a month only, such as a build date; a month gives its first day.
 *
 * @example parseMonth('03/2019') // '2019-03-01'
 */
export const parseMonth = (text: string): string | null => parseDay(text) ?? dayOf([...monthParts(text.trim()), '1'])
