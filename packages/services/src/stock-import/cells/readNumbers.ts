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

/**
 * Engine size in litres: '2.0', '2 L', '1998 cc', or '1.8L/1798', which gives it twice. The ranges of litres and cubic centimetres don't
 * overlap.
 */
export const readEngine: Reader<number> = (text) => {
  const size = parseSheetNumber((text.split('/')[0] ?? '').replace(/\s*(?:l(?:itres?|tr)?|cc)\.?\s*$/i, ''), { decimals: 3 })
  if (size === 0) return empty
  const litres = size !== null && size >= 40 ? size / 1000 : size
  return litres === null || litres > 40 ? notUnderstood(`“${text}” was not recognised as an engine size in litres or cc.`) : litres
}

/** Years that a short text such as “19”, “'19” or “2019/20” may mean. */
const yearsIn = (text: string): readonly number[] => {
  const [, first = '', second = ''] = /^['’]?((?:\d{2}){1,2})(?:\s?[/-]\s?((?:\d{2}){1,2}))?$/.exec(text) ?? []
  const years = [first, second].filter((each) => each !== '').map((each) => Number(each.padStart(4, '20')))
  const [one = 0, other = one + 1] = years
  return other === one + 1 ? years : []
}

export const yearReader =
  (what: string): Reader<number> =>
  (text, now) => {
    const parsed = /^(\d{4})(?:\.0)?$/.exec(text)?.[1]
    const isYear = (year: number) => year > 1900 && year <= Number(now.slice(0, 4)) + 2
    if (parsed !== undefined && isYear(Number(parsed))) return Number(parsed)
    const choices = yearsIn(text).filter(isYear)
    return choices.length === 0
      ? notUnderstood(`“${text}” isn’t ${what}.`)
      : { ...notUnderstood(`“${text}” may be ${choices.join(' or ')}.`), choices: choices.map(String) }
  }
