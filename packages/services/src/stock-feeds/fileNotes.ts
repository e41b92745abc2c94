import { saleTerms } from '@forecourt/rules/stock/vocabulary/saleTerms'
import { memoised } from '@forecourt/schema/memoised'
import { parse } from 'csv-parse/sync'
import type { FileNotes } from './FeedRecords'
import { parseCodes } from './fileCodes'
import { isSummary } from './isSummary'
import { explainedMark, isOnCells, markClass } from './marks'

/** Bytes at the end of a file in which notes are looked for, and their number. */
const [endBytes, mostLines] = [16_384, 40]
/** Maximum characters of a note, and marks of a file. */
const [longestNote, mostMarks] = [1_000, 100]

/** Words about prices, sales and units: a line with one may change what all cars of a file are. */
const aboutCars = new RegExp(
  [
    '\\bpric(?:es|ing)\\b|\\bprice\\b(?! ?(?:list|guide|book|file|sheet|report))|\\bgst\\b|\\bon[ -]?roads?\\b|\\borcs?\\b|\\begc\\b|\\bdrive[ -]?away\\b|\\bdap\\b',
    '\\bcharges?\\b|\\bfees?\\b|\\bexcl|\\bincl|\\bex(?:tra|cept)\\b|\\bplus (?:on|gst|orc|gov|stamp|dealer|rego)',
    '\\bsold\\b|\\breserved?\\b|\\bdeposits?\\b|\\bhold\\b|\\bheld\\b|\\bunder offer\\b|\\bwithdrawn\\b|\\btrade\\b|\\bwholesale\\b|\\bauctions?\\b|\\bnot for\\b|\\bdo not\\b|\\bembargo|\\bconfidential\\b|\\binternal\\b',
    saleTerms.note,
    "\\btake\\b.{0,20}\\bdown\\b|\\b(?:went|gone|going|off|sent) to\\b|\\bcollecting\\b|\\bwants (?:it|them)\\b|\\b(?:web ?site|online)\\b.*\\bonly\\b|\\bdon[’']t (?:put|list|advertise|show|sell|publish|load)\\b",
    "\\bunless\\b|\\bmarked\\b|\\bthousands?\\b|['’]000|\\bin (?:miles|cents)\\b|\\bas is\\b|\\bno warranty\\b",
  ].join('|'),
  'i',
)

/** Whether a line of text may change what cars of its file are. A title doesn’t (ENT-01). */
export const isAboutCars = (line: string): boolean => aboutCars.test(line.slice(0, longestNote))

/** A mark before its explanation. */
const explained = new RegExp(`(?<=^|[\\s,;|(])(?:([${markClass}])\\1*|${explainedMark})(?=\\)?\\s*[:=–-]?\\s*[\\p{Letter}(])`, 'gu')
/** A line of text begins with a mark, perhaps behind “Legend:”. */
const beforeMarks = /^\s*(?:(?:legend|key|notes?|marks?|codes?|symbols?)\s*[:=–-]?\s*)?(?:\((?=[^a-z0-9]))?/i
const beginsWithMark = new RegExp(`^(?:[${markClass}]|${explainedMark.replace('\\2', '\\1')})`, 'u')
/** “+ on roads” says what a price lacks. */
const ofCosts = /^\s*(?:on[ -]?roads?|orcs?|gst|gov|stamp|rego|fees|charges|dealer|delivery)\b/i

/**
 * What a line says of its marks: “† sold * drive away”; empty if it explains none.
 *
 * @param isOnValues whether values of the file have a sign such as “+”, which is no mark otherwise
 */
export const parseLegend = (line: string, isOnValues: (mark: string) => boolean = () => false): ReadonlyMap<string, string> => {
  const text = line.slice(0, longestNote)
  const isOfMarks = beginsWithMark.test(text.replace(beforeMarks, ''))
  const places = [...text.matchAll(explained)].filter(({ 0: mark, 1: certain, index }) => {
    if (certain !== undefined) return true
    const isApart = isOfMarks || /(?:^|[,;|(]\s*|\s{2})$/.test(text.slice(Math.max(0, index - 5), index))
    return isApart && !(mark === '+' && ofCosts.test(text.slice(index + 1))) && isOnValues(mark)
  })
  return new Map(
    places.flatMap(({ 0: mark, index }, place): [string, string][] => {
      const text = line.slice(index + mark.length, places[place + 1]?.index ?? longestNote)
      const plain = text.replace(/^[\s):=–-]+/, '').trimEnd()
      return plain.length > 1 ? [[mark, plain]] : []
    }),
  )
}

/** The text of a row that may be a note: few texts, none of them a stock number or another number; null for a car. */
export const noteText = (cells: readonly string[], width: number): string | null => {
  const texts = cells.filter((cell) => cell !== '')
  const [first = ''] = texts
  const isNumber = /^(?=\S*\d)\S{1,20}$/
  if (
    texts.length === 0 ||
    texts.length > Math.max(2, width * 0.6) ||
    isNumber.test(first) ||
    texts.some((text) => /^\$?\d[\d,.]*$/.test(text))
  )
    return null
  const text = texts.join(', ')
  return (/\s/.test(text) || (beginsWithMark.test(text) && /[:=]/.test(text))) && !isSummary(text) ? text : null
}

/** The cells of a line; null if its quotes are misplaced. */
const cellsIn = (line: string, delimiter: string): readonly string[] | null => {
  try {
    const [cells = []] = parse(line, { delimiter, relax_quotes: true, relax_column_count: true, trim: true }) as string[][]
    return cells
  } catch {
    return null
  }
}

/** Lines below the last car, from the end of a file. */
const linesBelow = (file: Buffer, delimiter: string, width: number): readonly string[] => {
  const end = String(file.subarray(Math.max(0, file.length - endBytes)))
  const lines = end.split(/\r\n|\r|\n/).slice(file.length > endBytes ? 1 : 0)
  const found: string[] = []
  for (const line of lines.slice(-mostLines).toReversed()) {
    // A quote that isn’t closed belongs to a text of several lines.
    if ((line.match(/"/g) ?? []).length % 2 === 1) break
    const cells = cellsIn(line, delimiter)
    if (cells === null) break
    if (cells.every((cell) => cell === '') || isSummary(cells.find((cell) => cell !== '') ?? '')) continue
    const text = noteText(cells, width)
    if (text === null) break
    found.unshift(text)
  }
  return found
}

/**
 * The lines of a file above its headings and below its cars that may be about all its cars, and what they say of marks (ENT-01). Null for
 * none.
 */
export const fileNotes = (
  file: Buffer,
  delimiter: string,
  { above, headings }: { readonly above: readonly string[]; readonly headings: readonly string[] },
): FileNotes | null => {
  const all = [...new Set([...above, ...linesBelow(file, delimiter, headings.length)])]
  const legend = new Map<string, readonly string[]>()
  const codes = new Map<string, Map<string, string>>()
  const isOnValues = memoised(
    (mark: string) => [...new Set([mark, mark.toLowerCase(), mark.toUpperCase()])].some((each) => isOnCells(file, delimiter, each, all)),
    mostMarks,
  )
  const isOnHeadings = (mark: string) => headings.some((heading) => heading.includes(mark))
  const found = all.flatMap((line) => {
    const explained = [...parseLegend(line, isOnValues)]
    const onCells = explained.filter(([mark]) => isOnValues(mark))
    for (const [mark, text] of onCells) legend.set(mark, [...new Set([...(legend.get(mark) ?? []), text])])
    const ofCodes = onCells.length > 0 ? null : parseCodes(line, headings)
    if (ofCodes !== null) {
      codes.set(ofCodes.heading, new Map([...(codes.get(ofCodes.heading) ?? []), ...ofCodes.meanings]))
      return [{ line, isLegend: !isAboutCars(ofCodes.rest) }]
    }
    // The marks are asked about themselves, unless one is on a heading and so about all cars. Other sentences may be about all cars too.
    const before = line.slice(0, Math.min(...explained.map(([mark]) => line.indexOf(mark))))
    const others = [before, ...explained.flatMap(([, text]) => text.split(/[.!]\s+/).slice(1))]
    const isLegend = onCells.length > 0 && !others.some(isAboutCars) && !explained.some(([mark]) => isOnHeadings(mark))
    return isLegend || isAboutCars(line) || onCells.length > 0 ? [{ line, isLegend }] : []
  })
  const numbered = all.filter((line) => /\d/.test(line) && !isSummary(line))
  if (found.length === 0 && numbered.length === 0) return null
  const asked = found.flatMap(({ line, isLegend }) => (isLegend ? [] : line))
  return { lines: found.map(({ line }) => line), asked, numbered, legend, codes }
}
