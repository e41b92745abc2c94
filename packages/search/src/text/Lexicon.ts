import type { SearchLanguage } from '../contract/SearchRecord'
import { queryTerms, splitWords } from './tokenise'

/** Alternatives of a phrase in a query, from its first word to the one after its last. */
export interface Meaning {
  readonly from: number
  readonly to: number
  readonly terms: readonly string[]
}

/** A parsed query. */
export interface ParsedQuery {
  /** Empty: matches all documents. */
  readonly terms: readonly string[]
  readonly meanings: readonly Meaning[]
}

interface Phrase {
  readonly terms: readonly string[]
  /** Empty: no alternative. */
  readonly means: readonly (readonly string[])[]
}

/** A compiled language for parsing queries. */
export class Lexicon {
  /** By first word. */
  private readonly phrases = new Map<string, Phrase[]>()
  private readonly plurals: boolean

  constructor(language: SearchLanguage | undefined) {
    this.plurals = language?.plurals ?? false
    for (const { phrase: original, means } of language?.synonyms ?? []) this.addPhrase(original, means.map(splitWords))
    for (const filler of language?.fillers ?? []) this.addPhrase(filler, [])
  }

  read(query: string): ParsedQuery {
    const entered = queryTerms(query)
    const found: Meaning[] = []
    const isKept = entered.map(() => true)
    const isTaken = entered.map(() => false)
    // Longest phrases first: 'all wheel drive' contains no filler.
    const stretches = entered
      .flatMap((_, from) => this.phrasesAt(entered, from).map((phrase) => ({ phrase, from, to: from + phrase.terms.length })))
      .sort((left, right) => right.to - right.from - (left.to - left.from))
    for (const { phrase, from, to } of stretches) {
      const isFiller = phrase.means.length === 0
      const places = Array.from({ length: to - from }, (_, at) => from + at)
      if (isFiller && places.some((at) => isTaken[at])) continue
      for (const at of places) {
        if (isFiller) isKept[at] = false
        if (to - from > 1) isTaken[at] = true
      }
      for (const terms of phrase.means) found.push({ from, to, terms })
    }
    if (this.plurals)
      for (const [from, word] of entered.entries()) for (const form of numberForms(word)) found.push({ from, to: from + 1, terms: [form] })
    // Without fillers.
    let left = 0
    const placeOf = isKept.map((one) => (one ? left++ : left))
    return {
      terms: entered.filter((_, at) => isKept[at]),
      meanings: found
        .filter(({ from, to }) => isKept.slice(from, to).every(Boolean))
        .map(({ from, to, terms }) => ({ from: placeOf[from] as number, to: (placeOf[to - 1] as number) + 1, terms })),
    }
  }

  private addPhrase(original: string, means: readonly (readonly string[])[]): void {
    const terms = splitWords(original)
    const [first] = terms
    if (first === undefined) return
    const known = this.phrases.get(first)
    if (known) known.push({ terms, means })
    else this.phrases.set(first, [{ terms, means }])
  }

  /** Phrases that begin with a word or its singular: 'people movers' is treated like 'people mover'. */
  private phrasesAt(entered: readonly string[], from: number): Phrase[] {
    const forms = (at: number) => {
      const word = entered[at]
      return word === undefined ? [] : [word, ...(this.plurals ? numberForms(word) : [])]
    }
    return forms(from)
      .flatMap((word) => this.phrases.get(word) ?? [])
      .filter(({ terms }) => terms.every((word, at) => at === 0 || forms(from + at).includes(word)))
  }
}

const onlyLetters = /^[a-z]+$/

/** A word's singular or plural, by regular English rules; empty if it is ambiguous. */
export function numberForms(word: string): string[] {
  if (word.length < 3 || !onlyLetters.test(word)) return []
  if (!word.endsWith('s')) {
    if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`]
    return [/(?:ch|sh|x|z)$/.test(word) ? `${word}es` : `${word}s`]
  }
  // 'class', 'Lexus' and 'Yaris' aren't plurals.
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return []
  if (word.endsWith('ies') && word.length > 4) return [`${word.slice(0, -3)}y`, word.slice(0, -1)]
  return /(?:ch|sh|x|z|s)es$/.test(word) ? [word.slice(0, -2), word.slice(0, -1)] : [word.slice(0, -1)]
}
