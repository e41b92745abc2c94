import { parseDay, parseMonth } from '../parseDay'
import { empty, notUnderstood, type Reader } from './Outcome'

export const noDay = /^(?:0{1,4}[-/.]0{1,2}[-/.]0{1,4}|1900-01-0[01]|0001-01-01|0?1\/0?1\/1900|0)(?:[ t].*)?$/i

/** A time of a day with its time zone, as ISO and programs write it. */
const zoned = /\d[T ]+(\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)?)(?: ?[ap]m)? ?(?:Z|UTC|GMT|(?:UTC|GMT)?([+-]\d\d):?\d\d)(?: ?\([^()]*\))?$/i

const midnight = /^0?0:00(?::00(?:\.0+)?)?$/

/** Hours ahead of UTC of Australia and New Zealand. */
const localOffsets = ['+08', '+09', '+10', '+11', '+12', '+13']

/** Whether a text is a time in another time zone, so that the day may differ here. Midnight in UTC doesn't count: systems write a day in this form. */
const isElsewhere = (text: string): boolean => {
  const [, time = '', offset = '+00'] = zoned.exec(text) ?? []
  return time !== '' && !localOffsets.includes(offset) && !(midnight.test(time) && /^[+-]00$/.test(offset))
}

/** A date with nothing but a weekday, a time and a time zone beside it. */
const onlyDay =
  /^(?:[a-z]{3,9},? +)?(?:[\d/.-]+|\d{1,2}(?:st|nd|rd|th)?[\s.-]+(?:of )?[a-z]{3,9}\.?[\s,.-]+\d{2,4}|[a-z]{3,9}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}|[a-z]{3,9}[\s,.'’-]+\d{2,4})(?:,?[T ]+\d{1,2}[:.]\d\d(?:[:.]\d\d(?:\.\d+)?)?(?: ?[ap]\.?m\.?)?(?: ?(?:Z|[A-Z]{2,5})?(?:[+-]\d\d:?\d\d)?(?: ?\([a-z ]+\))?)?)?$/i

const instantNotUnderstood = (text: string) => notUnderstood(`“${text}” is a time in another time zone, so its day here is not clear.`)

/** Later dates are typos or placeholders. */
const mostYearsAhead = 10

export const dayReader =
  (what: string): Reader<string> =>
  (text, now) => {
    if (noDay.test(text)) return empty
    if (isElsewhere(text)) return instantNotUnderstood(text)
    const parsed = onlyDay.test(text) ? parseDay(text) : null
    if (parsed === null) return notUnderstood(`“${text}” was not recognised as a date for ${what}. Use the format 31/08/2026.`)
    return Number(parsed.slice(0, 4)) > Number(now.slice(0, 4)) + mostYearsAhead
      ? notUnderstood(`“${text}” isn’t a likely date for ${what}.`)
      : parsed
  }

/** Reads an arrival date. A time in another time zone is accepted: nothing depends on the exact day. */
export const readArrival: Reader<string> = (text, now, country) =>
  isElsewhere(text) ? parseDay(text) : dayReader('its arrival in stock')(text, now, country)

/** Years of build and compliance plates. Dealers may list cars that are still to be built. */
const [firstYear, plateYearsAhead] = [1901, 1] as const

export const monthReader =
  (what: string): Reader<string> =>
  (text, now) => {
    if (noDay.test(text)) return empty
    if (isElsewhere(text)) return instantNotUnderstood(text)
    const parsed = onlyDay.test(text) ? parseMonth(text) : null
    if (parsed === null) return notUnderstood(`“${text}” was not recognised as a month for ${what}. Use the format 08/2026.`)
    const year = Number(parsed.slice(0, 4))
    return year < firstYear || year > Number(now.slice(0, 4)) + plateYearsAhead
      ? notUnderstood(`“${text}” isn’t a likely month for ${what}.`)
      : parsed
  }
