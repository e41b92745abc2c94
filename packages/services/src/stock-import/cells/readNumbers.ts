import { parseMonth } from '../parseDay'
import { parseSheetNumber } from '../parseSheetNumber'
import { empty, notUnderstood, type Reader } from './Outcome'

/** Higher values are typos or placeholders. */
const highestMeasure = 1_000_000
const highestCount = 100

/** A number with a unit; another unit, such as metres or tonnes, is an error. */
export const measureReader =
  (what: string, units: RegExp, [least, most]: readonly [number, number] = [0, highestMeasure]): Reader<number> =>
  (text) => {
    const parsed = parseSheetNumber(text.replace(units, '').trim(), { decimals: 2 })
    if (parsed === null) return notUnderstood(`“${text}” was not recognised as ${what}.`)
    return parsed > most || (parsed < least && parsed !== 0)
      ? notUnderstood(`“${text}” isn’t ${what} between ${least.toLocaleString('en-AU')} and ${most.toLocaleString('en-AU')}.`)
      : parsed
  }

export const countReader =
  (what: string): Reader<number> =>
  (text) => {
    const parsed = parseSheetNumber(text.replace(/\s*(?:cyl(?:inders?)?|doors?|dr|seats?|seater)\.?$/i, ''))
    return parsed === null || !Number.isInteger(parsed) || parsed > highestCount
      ? notUnderstood(`“${text}” was not recognised as a number of ${what}.`)
      : parsed
  }

/** Largest engine in litres: a lorry's. What is likely for a car is checked with the rest of its row. */
const largestEngine = 40
/** What a cell may say beside the size: “V6”, “16V”, “4 cyl”. */
const ofCylinders = /^(?:[vil] ?\d{1,2}|\d{1,2} ?(?:v|valves?|cyl(?:inders?)?)\.?)$/i
const litresIn = (text: string): number | null => {
  const size = parseSheetNumber(text.replace(/\s*(?:l(?:itres?|tr)?|cc|ccm|cm3|cm³)\.?\s*$/i, ''), { decimals: 3 })
  return size !== null && size >= 40 ? size / 1000 : size
}

/**
 * Engine size in litres: '2.0', '2 L', '1998 cc', or '1.8L/1798', which gives it twice; '2.0/2.4' contradicts itself. The ranges of litres
 * and cubic centimetres don't overlap.
 */
export const readEngine: Reader<number> = (text) => {
  const [first = '', ...others] = text.split('/').map((part) => part.trim())
  const litres = litresIn(first)
  if (litres === 0) return empty
  // “1.8” and “1798” are one size.
  const isOther = (part: string): boolean => {
    if (!/\d/.test(part) || ofCylinders.test(part)) return false
    const other = litresIn(part)
    return other === null || litres === null || Math.round(Math.abs(other - litres) * 1000) >= 100
  }
  if (others.some(isOther)) return notUnderstood(`“${text}” isn’t one engine size.`)
  return litres === null || litres > largestEngine
    ? notUnderstood(`“${text}” was not recognised as an engine size in litres or cc.`)
    : litres
}

/** A model year such as “MY24” or “MY25.5”: the update within a year is of that year. */
const modelYear = /^MY ?['’]?(?:20)?(\d{2})(?:\.\d)?$/i

/** Whether a text is the last two digits of a year: “19”, “'19” or “26.5”. */
export const isShortYear = (text: string): boolean => /^['’]?\d{2}(?:\.5)?$/.test(text.trim())

/** Years of two digits from here on are of the last century. */
const firstOfLastCentury = 46
/** The year of a text such as “19” or “'98”. */
export const fullYear = (text: string): number => {
  const number = Number(/\d{2}/.exec(text)?.[0])
  return number + (number < firstOfLastCentury ? 2_000 : 1_900)
}

/** Years that a short text such as “19”, “'19” or “2019/20” may mean. */
const yearsIn = (written: string): readonly number[] => {
  const text = written.replace(/^(['’]?(?:\d{2}){1,2})\.5$/, '$1')
  const [, first = '', second = ''] = /^['’]?((?:\d{2}){1,2})(?:\s?[/-]\s?((?:\d{2}){1,2}))?$/.exec(text) ?? []
  const years = [first, second].filter((each) => each !== '').map((each) => (each.length === 2 ? fullYear(each) : Number(each)))
  const [one = 0, other = one + 1] = years
  return other === one + 1 ? years : []
}

/** A month of a year: “06/2017”, “201804”, “Dec-19” or “3/80”, or a day. */
const month =
  /^(?:\d{1,2}[/.-](?:\d{4}|\d{2})|(?:19|20)\d{2}[/.-]?\d{2}|[a-z]{3,9}\.?[\s,.'’-]+(?:\d{4}|\d{2})|\d{1,2}[/.-]\d{1,2}[/.-]\d{4}|(?:19|20)\d{2}-\d{2}-\d{2})$/i
/** The month of the build and the month of the compliance plate: “Blt 11/2018 Cpl 02/2019”. */
const builtAndPlated = /^(?:b(?:ui)?lt|build|bld)\b[.:]?\s*([^\s,;]+)[\s,;/]+(?:c(?:om)?pl\w*|comp\w*|cmp\w*|plated?)\b[.:]?\s*(\S+)$/i
/** The year of a month. Of a build and a compliance plate, the build counts: it decides the age of a car. */
const yearOfMonth = (text: string): number | null => {
  const [, built = text] = builtAndPlated.exec(text) ?? []
  const parsed = month.test(built) ? parseMonth(built) : null
  return parsed === null ? null : Number(parsed.slice(0, 4))
}
/** Years in a text of several, such as “2020 plate 2019”. */
const yearsNamed = (text: string): readonly number[] => {
  const years = [...new Set([...text.matchAll(/(?<![\d$.,])(?:19|20)\d{2}(?![\d,]|\s?km)/g)].map(([each]) => Number(each)))]
  return text.length <= 40 && years.length > 1 ? years : []
}

export const yearReader =
  (what: string): Reader<number> =>
  (text, now) => {
    const short = modelYear.exec(text)?.[1]
    const parsed = short === undefined ? /^(\d{4})(?:\.0)?$/.exec(text)?.[1] : `20${short}`
    const isYear = (year: number) => year > 1900 && year <= Number(now.slice(0, 4)) + 2
    if (parsed !== undefined && isYear(Number(parsed))) return Number(parsed)
    const range = yearsIn(text).filter(isYear)
    const ofMonth = range.length === 0 ? yearOfMonth(text) : null
    if (ofMonth !== null && isYear(ofMonth)) return ofMonth
    const choices = range.length > 0 ? range : yearsNamed(text).filter(isYear)
    return choices.length === 0
      ? notUnderstood(`“${text}” isn’t ${what}.`)
      : { ...notUnderstood(`“${text}” may be ${choices.join(' or ')}.`), choices: choices.map(String) }
  }
