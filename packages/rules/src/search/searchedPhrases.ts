import { bodies } from '../stock/vocabulary/bodies'
import { synonyms } from './synonyms'

/** A word or known phrase of a search for cars. */
export interface SearchedPhrase {
  /** As entered, in lower case. */
  readonly text: string
  /** Dealers' terms for it, as whole words. */
  readonly means: readonly string[]
  /** The title of the body that it names, such as 'Ute'; null for none. */
  readonly body: string | null
}

const maxWords = 8
/** Most words of a phrase, as in 'four wheel drive'. */
const maxPhrase = 3

const phrases = new Set(
  [...synonyms.map(({ phrase }) => phrase), ...bodies.entries.flatMap(({ title, spellings }) => [title, ...spellings])].map((phrase) =>
    phrase.toLowerCase(),
  ),
)

const readPhrase = (text: string): SearchedPhrase => {
  const means = synonyms.flatMap((synonym) => (synonym.phrase === text ? synonym.means : []))
  const body = [text, ...means].map((each) => bodies.read(each)).find((each) => each !== null) ?? null
  return { text, means, body: body && bodies.title(body) }
}

/**
 * Splits a dealer's search for cars into words and known phrases, with what shoppers' search understands by them (SRC-06). A car matches
 * if it has each of them.
 *
 * @example searchedPhrases('white dual cab') // 'white', and 'dual cab' with the body 'Ute'
 */
export const searchedPhrases = (q: string): readonly SearchedPhrase[] => {
  const words = q
    .toLowerCase()
    .split(/[\s·]+/)
    .filter(Boolean)
    .slice(0, maxWords)
  const found: SearchedPhrase[] = []
  for (let at = 0; at < words.length; ) {
    const textOf = (length: number) => words.slice(at, at + length).join(' ')
    let length = Math.min(maxPhrase, words.length - at)
    while (length > 1 && !phrases.has(textOf(length))) length -= 1
    found.push(readPhrase(textOf(length)))
    at += length
  }
  return found
}
