import type { SaidToken } from './saidTokens'

/** Phrases of a few words, each with what it means. */
export type Phrases<Meaning> = readonly (readonly [meaning: Meaning, ...phrases: string[]])[]

/** Finds the longest of some phrases that begins at a token, with how many tokens it takes (SRC-06). */
export const phraseAt = <Meaning>(
  phrases: Phrases<Meaning>,
  tokens: readonly SaidToken[],
  from: number,
): { readonly meaning: Meaning; readonly length: number } | null => {
  let best: { readonly meaning: Meaning; readonly length: number } | null = null
  for (const [meaning, ...texts] of phrases)
    for (const text of texts) {
      const words = text.split(' ')
      if (words.length <= (best?.length ?? 0)) continue
      if (words.every((word, index) => tokens[from + index]?.text === word && (index === 0 || !tokens[from + index]?.apart)))
        best = { meaning, length: words.length }
    }
  return best
}
