import { findMatches } from '../findMatches'

const nouns =
  'abn|nzbn|address|amount|bio|company|copy|content|date|day|dealer|dealership|description|details?|disclaimer|email|headings?|image|info|information|licen[cs]e|link|location|logo|message|model|name|number|offer|phone|photo|picture|postcode|price|quote|rate|role|state|suburb|terms|text|title|town|url|website|wording|year'
const noun = `(?:${nouns})`

/** Common placeholder texts. */
const patterns: readonly RegExp[] = [
  /\blorem ipsum\b|\bdolor sit amet\b/i,
  new RegExp(`\\b${noun} go(?:es)? here\\b`, 'i'),
  new RegExp(`\\binsert (?:your |the |an? )?(?:[a-z]{1,20} ){0,2}${noun}\\b`, 'i'),
  /\b(?:placeholder|dummy|sample) (?:text|copy|content)\b/i,
  /\bTB[ACD]\b/,
]

/** Short bracketed text that isn't a link of light text. */
const bracketed = /\[([^[\]\n]{1,60})\](?!\()/g
const placeholderWords =
  'a|an|the|your|our|of|and|here|insert|enter|add|business|customer|first|full|last|legal|mobile|trading|street|number'
const gap = new RegExp(`^(?:(?:${placeholderWords})[ /])*${noun}(?: (?:${placeholderWords}|${nouns}))*$|^[x_\\s-]{2,}$`, 'i')

/**
 * The placeholder in a text, such as '[Dealer name]', 'Lorem ipsum', 'Your text goes here', 'TBC' or 'insert phone number'; null if there
 * is none. Other bracketed text, such as '[sic]' or '[4x4]', is ignored.
 */
export const findPlaceholder = (text: string): string | null => {
  for (const pattern of patterns) {
    const found = pattern.exec(text)
    if (found) return found[0]
  }
  if (!text.includes('[')) return null
  for (const [whole, inside = ''] of findMatches(text, bracketed)) if (gap.test(inside)) return whole
  return null
}

/** The error for a text with a placeholder, as a sentence; null if it has none. */
export const placeholderProblem = (text: string): string | null => {
  const found = findPlaceholder(text)
  return found && `“${found}” is a placeholder. Replace or remove it.`
}
