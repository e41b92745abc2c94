import { type AdfProspect, mayBeAdf, parseAdf } from '@forecourt/rules/leads/delivery/parseAdf'
import { parseCharset } from './parseHead'

/** Letters; a prospect has some thousands. */
const longestAdf = 200_000

/** The prospects of an ADF document, in a text or in the bytes of a file; none where it is another. */
export const adfIn = (document: string | Uint8Array): readonly AdfProspect[] => {
  if (document.length > longestAdf) return []
  const text = typeof document === 'string' ? document : parseCharset(document, undefined)
  return mayBeAdf(text) ? (parseAdf(text) ?? []) : []
}
