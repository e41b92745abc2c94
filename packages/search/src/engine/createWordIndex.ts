import { Bitset } from './Bitset'
import { wordsOf } from './wordsOf'

/** Finds documents by the words in them: every word must match, the last one as the start of a word, as the shopper may still be typing. */
export interface WordIndex {
  find(query: string): Bitset | null
}

export function createWordIndex(documents: readonly (readonly string[])[]): WordIndex {
  const postings = new Map<string, number[]>()
  documents.forEach((texts, document) => {
    for (const word of new Set(texts.flatMap(wordsOf))) {
      const list = postings.get(word)
      if (list) list.push(document)
      else postings.set(word, [document])
    }
  })
  const vocabulary = [...postings.keys()].sort()

  function documentsWith(words: readonly string[]): Bitset {
    const found = new Bitset(documents.length)
    for (const word of words) for (const document of postings.get(word) ?? []) found.add(document)
    return found
  }

  function startingWith(prefix: string): string[] {
    let low = 0
    let high = vocabulary.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((vocabulary[middle] as string) < prefix) low = middle + 1
      else high = middle
    }
    const words: string[] = []
    for (let at = low; vocabulary[at]?.startsWith(prefix); at++) words.push(vocabulary[at] as string)
    return words
  }

  return {
    /** Null when the query has no words: then it leaves everything. */
    find(query) {
      const parts = query.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part))
      if (parts.length === 0) return null
      const matches = Bitset.full(documents.length)
      parts.forEach((part, index) => {
        const isLast = index === parts.length - 1
        const words = wordsOf(part)
        const expand = (word: string, typing: boolean) => documentsWith(typing ? startingWith(word) : [word])
        // `cx-5` may be written as one word or as two in the document.
        const joined = words.length > 1 ? (words.at(-1) as string) : null
        const pieces = joined === null ? words : words.slice(0, -1)
        const all = Bitset.full(documents.length)
        pieces.forEach((word, at) => {
          all.intersect(expand(word, isLast && at === pieces.length - 1))
        })
        if (joined !== null) all.unite(expand(joined, isLast))
        matches.intersect(all)
      })
      return matches
    },
  }
}
