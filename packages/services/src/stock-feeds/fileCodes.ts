import type { FileCodes } from './FeedRecords'

/** Maximum characters of a line with codes. */
const longestLine = 1_000

/** “1 = retail;” of “Sts: 1 = retail; 2 = under deposit”. */
const pair =
  /(?<=^|[;,.|:]\s*|\s{2,}|\s)([\p{Letter}\p{Number}/&+-]{1,12})\s?=\s?([^;|=]{2,80}?)(?=\s*(?:$|[;|]|[.,]\s+(?=\S{1,12}\s?=)|\.\s|\s{2,}))/gu

/** What a line says of the codes under a heading, and what else it says. */
interface LineOfCodes {
  /** In small letters. */
  readonly heading: string
  /** By code in small letters. */
  readonly meanings: ReadonlyMap<string, string>
  readonly rest: string
}

/** Reads a line that explains codes under one of the headings: “Sts: 1 = retail; 2 = under deposit” (ENT-01). Null for any other line. */
export const parseCodes = (line: string, headings: readonly string[]): LineOfCodes | null => {
  if (line.length > longestLine || !line.includes('=')) return null
  const lowered = line.trimStart().toLowerCase()
  const heading = headings
    .filter(
      (each) =>
        each.trim() !== '' && lowered.startsWith(each.trim().toLowerCase()) && /^\s*[:–-]|^\s+\S/.test(lowered.slice(each.trim().length)),
    )
    .toSorted((one, other) => other.length - one.length)[0]
  if (heading === undefined) return null
  const text = line
    .trimStart()
    .slice(heading.trim().length)
    .replace(/^\s*[:–-]?\s*/, '')
  const found = [...text.matchAll(pair)]
  const [first] = found
  if (first?.index !== 0 || found.some(([, code = '']) => headings.some((each) => each.trim().toLowerCase() === code.toLowerCase())))
    return null
  const last = found.at(-1)
  return {
    heading: heading.trim().toLowerCase(),
    meanings: new Map(found.map(([, code = '', meaning = '']) => [code.toLowerCase(), meaning.trim()])),
    rest: text.slice((last?.index ?? 0) + (last?.[0].length ?? 0)),
  }
}

/** What the file says of a code under a heading; undefined for nothing. */
export const codeMeaning = (codes: FileCodes | undefined, heading: string, text: string): string | undefined => {
  if (!codes || codes.size === 0) return undefined
  const name = heading
    .slice(heading.lastIndexOf('.') + 1)
    .trim()
    .toLowerCase()
  const code = text.trim().toLowerCase()
  for (const table of [codes.get(name), codes.get('')]) {
    // “OBO J.Kerr” is the code OBO with a person’s name.
    const meaning = table?.get(code) ?? table?.get(/^\S+/.exec(code)?.[0] ?? '')
    if (meaning !== undefined) return meaning
  }
  return undefined
}
