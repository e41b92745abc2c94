import { countryNamed } from '@forecourt/rules/stock/vocabulary/countries'
import { englishColour } from '../foreignColours'
import { colourProblem } from '../nameProblems'
import { parseDay } from '../parseDay'
import { empty, notUnderstood, type Reader } from './Outcome'
import { noDay } from './readDates'

/** Numbers and codes that Excel has converted: 1.23E+11, 3-Mar. The original is lost. */
const spoiled = /^\d(?:\.\d+)?e\+?\d+$|^(?:\d{1,2}-[a-z]{3}|[a-z]{3}-\d{2})$|^#+$|^#(?:n\/a|ref!|value!|name\?|div\/0!|num!|null!)$/i

/** An unevaluated formula. */
const formula = /^=\s?[a-z$]+[$\d(!:]/i

/** Values that spreadsheets show for an unevaluated formula. */
const noResult = /^(?:0(?:\.0+)?|true|false)$/i

/** Whether a text is more than stars and other marks. */
export const hasLetters = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

export const codeReader =
  (what: string): Reader<string> =>
  (text) =>
    spoiled.test(text)
      ? notUnderstood(`“${text}” was changed by a spreadsheet, so the original ${what} is lost.`)
      : hasLetters(text)
        ? text
        : notUnderstood(`“${text}” isn’t a ${what}.`)

export const isWithoutText = (text: string): boolean =>
  (text.length < 10 && (spoiled.test(text) || noResult.test(text))) || formula.test(text)

/** A reference to another row or column. */
const reference = /^(?:ditto|do\.?|["”″〃]+|''|(?:same )?as (?:above|below)|(?:as per|see|refer(?: to)?|per) .{1,40})$/i

const dayLike = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4}/

/** A short text such as a name or colour; refuses dates and formula results. */
export const textReader =
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
            : codeReader(what)(text, now, country)

export const nameReader =
  (what: string, problemOf: (text: string, what: string) => string | null): Reader<string> =>
  (written, now, country) => {
    const outcome = textReader(what)(written, now, country)
    const message = typeof outcome === 'string' ? problemOf(outcome, what) : null
    return message === null ? outcome : notUnderstood(message)
  }

const readEnglishColour = nameReader('colour', (written) => colourProblem(written))

/** A code of one to three letters, such as “BK”. */
const colourCode = /^[a-z]{1,3}$/i

/** A colour. One in another language, and a short code, are asked about. */
export const readColour: Reader<string> = (text, now, country) => {
  const english = englishColour(text)
  if (english !== null) return { ...notUnderstood(`“${text}” is “${english}” in another language.`), choices: [english] }
  const outcome = readEnglishColour(text, now, country)
  return colourCode.test(text) && typeof outcome === 'object' && outcome?.is === 'not understood' ? { ...outcome, choices: [] } : outcome
}

export const readInteriorColour = nameReader('colour', (written) => colourProblem(written, true))

/** A car that isn't imported. */
const notImported = /^(?:no|n|false|0|nil|none|not imported|local|(?:nz )?new|nz|new zealand(?: new)?)$/i
/** Words that say how a car came here, not from where. */
const noCountry = /\b(?:yes|y|true|import(?:s|ed)?|used|fresh|ex|demo|new(?! (?:zealand|caledonia|guinea)\b))\b|\d/i
/** Between two values of one cell. */
const betweenTwo = /\s*(?:[/&|+,;]|\bor\b|\band\b)\s*/i

/**
 * Country of origin of a used vehicle: only a known one. “None” says that it wasn't imported; “NZ New/Import” is two answers, so it is asked
 * about.
 */
export const readCountry: Reader<string> = (text) => {
  if (notImported.test(text)) return empty
  const parts = text.split(betweenTwo).filter((part) => part !== '')
  const named = countryNamed(text)
  if (named !== null) return named
  const choices = parts.flatMap((part) => (notImported.test(part) ? [] : (countryNamed(part) ?? [])))
  const isTwo = parts.length > 1 && parts.some((part) => notImported.test(part) || noCountry.test(part))
  if (isTwo) return { ...notUnderstood(`“${text}” leaves it open whether the car was imported.`), choices: ['Not imported', ...choices] }
  return choices.length > 1
    ? { ...notUnderstood(`“${text}” names more than one country.`), choices }
    : notUnderstood(`“${text}” doesn’t say which country it came from.`)
}
