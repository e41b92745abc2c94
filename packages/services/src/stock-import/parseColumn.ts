import type { FieldColumnValues } from '@forecourt/rules/entities/generated/carValues'
import { mostVideos, parseVideo } from '@forecourt/rules/entities/parseVideo'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { odometerUnits } from '@forecourt/rules/stock/vocabulary/odometerUnits'
import { statuses } from '@forecourt/rules/stock/vocabulary/statuses'
import { yesOrNo } from '@forecourt/rules/stock/vocabulary/yesOrNo'
import { decodeHTMLStrict } from 'entities'
import type { ColumnValues } from './ColumnValues'
import { columnVocabularies, isWordColumn, type WordColumn } from './columnVocabularies'
import { byFieldColumn, type FieldColumn, fieldColumns } from './fieldColumns'
import { badgeProblem, colourProblem, makeProblem, modelProblem } from './nameProblems'
import { parseDay, parseMonth } from './parseDay'
import { type ParsedPrice, type PriceCountry, parsePrice } from './parsePrice'
import { parseSheetNumber } from './parseSheetNumber'
import { isAbsent, isPlaceholder } from './placeholders'
import { type ImportColumn, parseHeading } from './stockColumns'

/** Result of parsing a cell: a value, nothing, or the error. There is no default (ENT-01). */
export type Outcome<Value> =
  | { readonly is: 'understood'; readonly value: Value }
  | { readonly is: 'empty' }
  | {
      readonly is: 'not understood'
      readonly says: string
      /** Possible meanings, each a valid text, for the user to choose from. */
      readonly choices?: readonly string[]
    }

type Reader<Value> = (text: string, now: string, country: PriceCountry) => Value | null | Outcome<Value>

const empty = { is: 'empty' } as const
const notUnderstood = (says: string) => ({ is: 'not understood', says }) as const

/** Values outside are typos or placeholders; a lower price is a weekly one or a deposit. */
const limits = {
  leastDollars: 500,
  dollars: 3_000_000,
  bareDollars: 500_000,
  km: 900_000,
  measure: 1_000_000,
  count: 100,
  yearsAhead: 10,
} as const
/** Repeated or counted-up digits are placeholders: 999999, 1111111, 123456. */
const isDummyNumber = (digits: string): boolean =>
  /^(?:1234|12345|1{4,5})$/.test(digits) || (digits.length >= 6 && (/^(\d)\1+$/.test(digits) || '1234567890'.startsWith(digits)))

/** An amount without dollar sign and commas, which may be in cents. */
const bareAmount = /^\d{6,9}(?:\.0+)?$/

/** Whether an amount is far too high for most cars unless it is in cents. */
export const mayBeCents = (text: string): boolean => bareAmount.test(text) && Number(text) >= limits.bareDollars
/** Whether an amount has no unit. */
export const isBareAmount = (text: string): boolean => /^\d{3,9}(?:\.0+)?$/.test(text)

const onePrice = (text: string, country: PriceCountry): ParsedPrice | Outcome<ParsedPrice> => {
  const parsed = parsePrice(text, country)
  if (parsed === 'none') return empty
  if (parsed === null) return notUnderstood(`“${text}” was not recognised as a price in dollars.`)
  const dollars = String(Math.floor(parsed.cents / 100))
  if (parsed.cents > limits.dollars * 100 || isDummyNumber(dollars) || parsed.cents < limits.leastDollars * 100)
    return notUnderstood(`“${text}” isn’t a likely price.`)
  if (mayBeCents(text)) {
    const choices = [formatMoney(parsed.cents / 100), formatMoney(parsed.cents)]
    return { is: 'not understood', says: `“${text}” may be ${choices.join(' in cents, or ')}.`, choices }
  }
  return parsed
}

/** Combines several price headings, one a line: they must agree. */
const price: Reader<ParsedPrice> = (text, _now, country) => {
  if (!text.includes('\n')) return onePrice(text, country)
  const parsed = text
    .split('\n')
    .flatMap((each) => (each.trim() === '' || isPlaceholder(each.trim()) ? [] : [onePrice(each.trim(), country)]))
  const prices = parsed.filter((each) => !('is' in each && each.is === 'empty'))
  const [first = empty, ...others] = prices
  const isSame = (each: typeof first) =>
    !('is' in each) && !('is' in first) && each.cents === first.cents && each.priceType === first.priceType
  if (others.every(isSame)) return first
  return notUnderstood(`“${text.split('\n').join('” and “')}” are different prices, and it is not clear which is the asking price.`)
}

/** A harmless note after an odometer reading. “Replaced” and the like are not harmless. */
const harmlessNote =
  /\s{0,3}\((?:ex[ -]?(?:rental|demo(?:nstrator)?|lease|fleet|company|gov(?:ernmen)?t)(?: car| vehicle)?|genuine|travelled)\)$/i
/** “48,210 km”, “48k km” or “30,000 (miles)”: amount, thousands suffix, unit. */
const reading = /^([\d,. ]*\d)(?:\s{0,2}(k)(?![a-z'’]))?\s{0,3}\(?([a-z][a-z' .]*?)?\.?\)?$/i

const kilometres: Reader<ColumnValues['km']> = (text) => {
  const [, amount = '', thousands, unit = ''] = reading.exec(text.replace(harmlessNote, '')) ?? []
  const parsed = parseSheetNumber(amount, { decimals: 1 })
  const counted = unit === '' ? null : odometerUnits.read(unit)
  // “48,210k” may be kilometres or thousands, and 48.2 may be thousands.
  const isDoubtful = parsed !== null && (thousands ? parsed >= 1_000 : parsed < 1_000 && !Number.isInteger(parsed))
  if (parsed === null || isDoubtful || (unit !== '' && counted === null))
    return notUnderstood(`“${text}” was not recognised as a number of kilometres.`)
  const distance = thousands ? Math.round(parsed * 1_000) : parsed
  if (distance > limits.km || (distance >= 100_000 && isDummyNumber(String(Math.round(distance)))))
    return notUnderstood(`“${text}” isn’t a likely odometer reading.`)
  return { distance, unit: counted }
}

/** A number with a unit; another unit, such as metres or tonnes, is an error. */
const measure =
  (what: string, units: RegExp, [least, most]: readonly [number, number] = [0, limits.measure]): Reader<number> =>
  (text) => {
    const parsed = parseSheetNumber(text.replace(units, '').trim(), { decimals: 2 })
    return parsed === null || parsed > most || (parsed < least && parsed !== 0)
      ? notUnderstood(`“${text}” was not recognised as ${what}.`)
      : parsed
  }

const count =
  (what: string): Reader<number> =>
  (text) => {
    const parsed = parseSheetNumber(text.replace(/\s*(?:cyl(?:inders?)?|doors?|dr|seats?|seater)\.?$/i, ''))
    return parsed === null || !Number.isInteger(parsed) || parsed > limits.count
      ? notUnderstood(`“${text}” was not recognised as a number of ${what}.`)
      : parsed
  }

/**
 * Engine size in litres: '2.0', '2 L', '1998 cc', or '1.8L/1798', which gives it twice. The ranges of litres and cubic centimetres don't
 * overlap.
 */
const engine: Reader<number> = (text) => {
  const size = parseSheetNumber((text.split('/')[0] ?? '').replace(/\s*(?:l(?:itres?|tr)?|cc)\.?\s*$/i, ''), { decimals: 3 })
  if (size === 0) return empty
  const litres = size !== null && size >= 40 ? size / 1000 : size
  return litres === null || litres > 40 ? notUnderstood(`“${text}” was not recognised as an engine size in litres or cc.`) : litres
}

const noDay = /^(?:0{1,4}[-/.]0{1,2}[-/.]0{1,4}|1900-01-0[01]|0001-01-01|0?1\/0?1\/1900|0)(?:[ t].*)?$/i
/** A time of a day with its time zone, as ISO and programs write it. */
const zoned = /\d[T ]+(\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)?)(?: ?[ap]m)? ?(?:Z|UTC|GMT|(?:UTC|GMT)?([+-]\d\d):?\d\d)(?: ?\([^()]*\))?$/i
const midnight = /^0?0:00(?::00(?:\.0+)?)?$/
/** Hours ahead of UTC of Australia and New Zealand. */
const localOffsets = ['+08', '+09', '+10', '+11', '+12', '+13']
/** Whether a text is a time elsewhere: its day here may be another one. Midnight is how systems write a day. */
const isElsewhere = (text: string): boolean => {
  const [, time = '', offset = '+00'] = zoned.exec(text) ?? []
  return time !== '' && !localOffsets.includes(offset) && !(midnight.test(time) && /^[+-]00$/.test(offset))
}
/** A date with nothing but a weekday, a time and a time zone beside it. */
const onlyDay =
  /^(?:[a-z]{3,9},? +)?(?:[\d/.-]+|\d{1,2}(?:st|nd|rd|th)?[\s.-]+(?:of )?[a-z]{3,9}\.?[\s,.-]+\d{2,4}|[a-z]{3,9}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}|[a-z]{3,9}[\s,.'’-]+\d{2,4})(?:,?[T ]+\d{1,2}[:.]\d\d(?:[:.]\d\d(?:\.\d+)?)?(?: ?[ap]\.?m\.?)?(?: ?(?:Z|[A-Z]{2,5})?(?:[+-]\d\d:?\d\d)?(?: ?\([a-z ]+\))?)?)?$/i
const instantNotUnderstood = (text: string) => notUnderstood(`“${text}” is a time in another time zone, so its day here is not clear.`)

const day =
  (what: string): Reader<string> =>
  (text, now) => {
    if (noDay.test(text)) return empty
    if (isElsewhere(text)) return instantNotUnderstood(text)
    const parsed = onlyDay.test(text) ? parseDay(text) : null
    if (parsed === null) return notUnderstood(`“${text}” was not recognised as a date for ${what}. Use the format 31/08/2026.`)
    return Number(parsed.slice(0, 4)) > Number(now.slice(0, 4)) + limits.yearsAhead
      ? notUnderstood(`“${text}” isn’t a likely date for ${what}.`)
      : parsed
  }
/** Of an arrival the time doesn't matter: nothing depends on its exact day. */
const arrival: Reader<string> = (text, now, country) =>
  isElsewhere(text) ? parseDay(text) : day('its arrival in stock')(text, now, country)
const month =
  (what: string): Reader<string> =>
  (text) =>
    noDay.test(text)
      ? empty
      : isElsewhere(text)
        ? instantNotUnderstood(text)
        : ((onlyDay.test(text) ? parseMonth(text) : null) ??
          notUnderstood(`“${text}” was not recognised as a month for ${what}. Use the format 08/2026.`))

/** Numbers and codes that Excel has converted: 1.23E+11, 3-Mar. The original is lost. */
const spoiled = /^\d(?:\.\d+)?e\+?\d+$|^(?:\d{1,2}-[a-z]{3}|[a-z]{3}-\d{2})$|^#+$|^#(?:n\/a|ref!|value!|name\?|div\/0!|num!|null!)$/i
/** An unevaluated formula. */
const formula = /^=\s?[a-z$]+[$\d(!:]/i
/** Values that spreadsheets show for an unevaluated formula. */
const noResult = /^(?:0(?:\.0+)?|true|false)$/i
const code =
  (what: string): Reader<string> =>
  (text) =>
    spoiled.test(text) ? notUnderstood(`“${text}” was changed by a spreadsheet, so the original ${what} is lost.`) : text

const isWithoutText = (text: string): boolean => (text.length < 10 && (spoiled.test(text) || noResult.test(text))) || formula.test(text)

/** A reference to another row or column. */
const reference = /^(?:ditto|do\.?|["”″〃]+|''|(?:same )?as (?:above|below)|(?:as per|see|refer(?: to)?|per) .{1,40})$/i
const dayLike = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4}/
/** A short text such as a name or colour; refuses dates and formula results. */
const text =
  (what: string): Reader<string> =>
  (text, now, country) =>
    noResult.test(text)
      ? empty
      : dayLike.test(text) && (noDay.test(text) || parseDay(text) !== null)
        ? notUnderstood(`“${text}” is a date, not a ${what}.`)
        : formula.test(text)
          ? notUnderstood(`“${text}” is a formula, not a ${what}.`)
          : reference.test(text)
            ? notUnderstood(`“${text}” refers to something else, which isn’t a ${what}.`)
            : code(what)(text, now, country)
const name =
  (what: string, problemOf: (text: string, what: string) => string | null): Reader<string> =>
  (written, now, country) => {
    const outcome = text(what)(written, now, country)
    const says = typeof outcome === 'string' ? problemOf(outcome, what) : null
    return says === null ? outcome : notUnderstood(says)
  }
const colour = name('colour', (written) => colourProblem(written))
const interiorColour = name('colour', (written) => colourProblem(written, true))

/** Characters of the longest number plate. */
const longestPlate = 9
/** Texts in a plate column that are no plate: registration state, expiry or region. */
const noPlate =
  /^(?:y|n|yes|no|true|false|(?:un|de|not |non )?-?reg(?:ist(?:ered|ration))?\.?|(?:un|no )?rego|no plates?|on hold|lapsed|cancelled|current|expired|pending|new|sold|\d+ ?(?:years?|yrs?|months?|mths?|days?)|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*(?:[ .-]+(?:\d{2}){1,2}|20\d{2})|nsw|vic|qld|wa|sa|tas|act|nt)$/i
const spoiledPlate = code('number plate')
/** The state beside a plate, such as “ABC12D (VIC)” or “NSW: ABC12D”. */
const ofState =
  /^(?:(?:nsw|vic|qld|wa|sa|tas|act|nt|nz)[\s:/-]+)?([a-z0-9][a-z0-9 .·-]*?)(?:[\s,/-]*[([](?:nsw|vic|qld|wa|sa|tas|act|nt|nz)[)\]]|[\s,/-]+(?:nsw|vic|qld|wa|sa|tas|act|nt|nz))?$/i
const plate: Reader<string> = (written, now, country) => {
  const text = (written.length <= longestPlate * 3 && ofState.exec(written)?.[1]?.trim()) || written
  const isDay = parseDay(text) !== null && !/^\d{1,6}$/.test(text)
  const isWritten = /^[a-z0-9][a-z0-9 .·-]*$/i.test(text) && text.replace(/[^a-z0-9]/gi, '').length <= longestPlate
  const isWord =
    parseHeading(text) !== null ||
    /^(?:plates?|(?:trade|dealer|club|t) ?(?:plates?|reg|rego|\d+)?|0+|(?:stock|stk|rego?|plate|unit|car) ?\d+)$/i.test(text) ||
    (!/\d/.test(text) && statuses.read(text) !== null)
  return isWritten && !isDay && !isWord && !noPlate.test(text) && !noPlate.test(written)
    ? spoiledPlate(text, now, country)
    : notUnderstood(`“${written}” isn’t a number plate.`)
}

/** Country of origin of a used vehicle; a word for none is no country. */
const country: Reader<string> = (text) => {
  if (/^(?:no|n|false|0|nil|none|not imported|local|nz(?: new)?|new zealand(?: new)?)$/i.test(text)) return empty
  return /^(?:yes|y|true|1|import(?:ed)?)$/i.test(text) ? notUnderstood(`“${text}” doesn’t say which country it came from.`) : text
}

const hasFourSigns = (text: string): boolean => {
  let signs = ''
  for (let at = 0; at < text.length && signs.length < 4; at++) if (!signs.includes(text.charAt(at))) signs += text.charAt(at)
  return signs.length === 4
}

/** VINs omit I, O and Q; one of two or three different characters is a placeholder. */
const vin: Reader<string> = (text) => {
  const plain = text.replace(/[\s-]/g, '').toUpperCase()
  if (!/^[A-HJ-NPR-Z0-9]{17}$/.test(plain)) return notUnderstood(`“${text}” isn’t a VIN: a VIN has 17 letters and digits.`)
  return hasFourSigns(plain) ? plain : notUnderstood(`“${text}” isn’t a likely VIN.`)
}

const year =
  (what: string): Reader<number> =>
  (text, now) => {
    const parsed = /^(\d{4})(?:\.0)?$/.exec(text)?.[1]
    const isYear = parsed !== undefined && Number(parsed) > 1900 && Number(parsed) <= Number(now.slice(0, 4)) + 2
    return isYear ? Number(parsed) : notUnderstood(`“${text}” isn’t ${what}.`)
  }

const tag = /<\/?(?:[abipu]|br|div|em|font|h[1-6r]|img|li|[ou]l|small|span|strong|su[bp]|t[adhr][a-z]{0,4})(?:[\s/][^<>]*)?>/gi
const lineTag = /^<\/?(?:br|div|h|li|p|tr)/i
/** Strips the HTML of old websites. */
const comments: Reader<string> = (text) => {
  if (isWithoutText(text)) return empty
  if (!text.includes('<')) return text
  const parts = text.split(/<(?=(?:script|style)\b)/i)
  const shown = parts.map((part, place) => (place === 0 ? part : (part.split(/<\/(?:script|style)>/i)[1] ?? ''))).join('')
  const plain = shown.replace(tag, (found) => (lineTag.test(found) ? '\n' : ''))
  if (plain === text) return text
  const lines = plain.split('\n').map((line) => line.trim())
  return lines.filter((line) => line !== '').join('\n') || empty
}

/** Absent or broken: “Sunroof: No”, “Towbar - not fitted”, “Sunroof (broken)”, “No spare key”. */
const notFitted =
  /^no (?:spare|second|(?:log|service )?books?|keys?|rego|registration|mats|history)\b|[:=]\s?(?:no|n|false|0|none|\?+)$|\?$|\b(?:not (?:fitted|included|available|installed|working|operational)|broken|faulty|removed|missing|damaged|torn|disconnected|inoperative|void)\)?$/i
/** Splits a list of features at semicolons, bars or line breaks, or else at commas. */
const features: Reader<readonly string[]> = (text) => {
  if (isWithoutText(text)) return empty
  const parts = text.split(/[;|\n]/)
  const each = (parts.length > 1 ? parts : text.split(','))
    .map((part) => part.trim().slice(0, 120))
    .filter((part) => part.length > 1 && !notFitted.test(part) && !isPlaceholder(part))
  return each.length === 0 ? empty : each.slice(0, 100)
}

const videos: Reader<readonly string[]> = (text) => {
  const parts = text.split(/[\s;|,]+/).filter((part) => part !== '')
  const other = parts.find((part) => parseVideo(part) === null)
  if (other !== undefined) return notUnderstood(`“${other.slice(0, 60)}” isn’t the address of a video on YouTube or Vimeo.`)
  return [...new Set(parts.flatMap((part) => parseVideo(part)?.address ?? []))].slice(0, mostVideos)
}

/** Readers of fields with a special format. */
const unlike = { colour, interiorColour, series: name('series', badgeProblem), engine, rego: plate, importedFrom: country } as const

const formatReader = ({ name, column: { read } }: FieldColumn): Reader<string | number> | undefined => {
  switch (read.as) {
    case 'text':
      return text(read.what)
    case 'count':
      return count(read.what)
    case 'year':
      return year(read.what)
    case 'day':
      return day(read.what)
    case 'month':
      return month(read.what)
    case 'measure':
      return measure(read.what, read.unit, read.limits)
    case 'own':
      return unlike[name as keyof typeof unlike]
    default:
      return undefined
  }
}

/** Reads an attribute; one of whole numbers refuses fractions and numbers out of its range. */
const fieldReader = (column: FieldColumn): Reader<string | number> | undefined => {
  const [read, whole] = [formatReader(column), column.field.whole]
  if (!read || !whole) return read
  const [least, most] = whole
  return (...cell) => {
    const value = read(...cell)
    const isOutside = typeof value === 'number' && (!Number.isInteger(value) || value < least || value > most)
    return isOutside ? notUnderstood(`“${cell[0]}” isn’t a whole number from ${least} to ${most}.`) : value
  }
}

const own: { readonly [Column in Exclude<ImportColumn, WordColumn | keyof FieldColumnValues>]?: Reader<ColumnValues[Column]> } = {
  stockNumber: code('stock number'),
  ...{ make: name('make', makeProblem), model: name('model', modelProblem), badge: name('badge', badgeProblem) },
  year: year('a year of a car'),
  ...{ price, driveAwayPrice: price, egcPrice: price, wasPrice: price },
  km: kilometres,
  vin,
  arrived: arrival,
  features,
  videos,
  comments,
}

const readers: { readonly [Column in ImportColumn]?: Reader<unknown> | undefined } = { ...byFieldColumn(fieldReader), ...own }

const zero = /^\$?0+(?:\.0+)?$/

/** Whether a cell is empty, zero, or a word for no or none. */
export const saysNothing = (text: string): boolean => {
  const plain = text.trim()
  return plain === '' || isPlaceholder(plain) || zero.test(plain) || yesOrNo.read(plain) === false
}

/** Columns without a limit of characters. */
const long: readonly ImportColumn[] = ['comments', 'features', 'photos', 'videos', 'stockNumber', 'model', 'badge']
/** Columns in which “none” is a value. */
const literal: readonly ImportColumn[] = [...fieldColumns.filter(({ column }) => column.isLiteral).map(({ name }) => name)]

/** Columns in which “TBC” is a question, not an empty cell: an advertisement depends on them. */
const answered: readonly ImportColumn[] = [
  ...(['status', 'website', 'hidden', 'carType', 'itemType', 'demo', 'priceType', 'currency', 'priceShown', 'priceHidden'] as const),
]
const isEmptyIn = (column: ImportColumn) => (answered.includes(column) ? isAbsent : isPlaceholder)

/** Maximum characters of a cell that is no free text. */
const longestCell = 500

/** Yes/no columns with several headings, and the answer that wins if they differ. */
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

const words = (column: WordColumn, text: string): Outcome<unknown> => {
  const decides = decisive[column]
  if (decides !== undefined) {
    const texts = text.split('\n').map((each) => each.trim())
    const read = texts
      .filter((each) => each !== '' && !((isPlaceholder(each) && !each.includes('?')) || (noDay.test(each) && each !== '0')))
      .map(
        (each) =>
          isPastDay(column, each) || (zero.test(each) ? columnVocabularies[column].read('0') : columnVocabularies[column].read(each)),
      )
    if (read.length === 0) return empty
    if (read.includes(decides)) return { is: 'understood', value: decides }
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
  const value = vocabulary.read(text)
  if (value === null) return notUnderstood(wordNotUnderstood(column, text))
  return { is: 'understood', value: column === 'transmission' ? { value, text } : value }
}

/**
 * Parses a cell of a stock file (ENT-01): HTML entities, units, words for none, and the column's vocabulary.
 *
 * @param now the instant of the import, ISO in UTC
 * @param country the dealer's, whose dollars prices are in
 */
export const parseColumn = <Column extends ImportColumn>(
  column: Column,
  text: string,
  now: string,
  country: PriceCountry = 'AU',
): Outcome<ColumnValues[Column]> => {
  const plain = (text.includes('&') ? decodeHTMLStrict(text) : text).trim()
  if (plain === '' || (isEmptyIn(column)(plain) && !literal.includes(column))) return empty
  if (isWordColumn(column)) return words(column, plain) as Outcome<ColumnValues[Column]>
  const reader = readers[column] as Reader<ColumnValues[Column]> | undefined
  // Amounts, dates and codes are short; longer texts are not searched.
  if (reader && plain.length > longestCell && !long.includes(column))
    return notUnderstood(`“${plain.slice(0, 40)}…” is too long to be recognised.`)
  const read = reader ? reader(plain, now, country) : (plain as ColumnValues[Column])
  if (typeof read === 'object' && read !== null && 'is' in read) return read
  return read === null ? empty : { is: 'understood', value: read as ColumnValues[Column] }
}
