import { nameKey } from '../../../text/nameKey'
import type { LexiconNames } from '../lexiconNames'
import type { Name } from '../Name'
import type { QueryToken } from '../queryTokens'

export interface NameFound extends Name {
  /** How many tokens it takes. */
  readonly length: number
}

/** A word and what it may be the plural of. */
const singulars = (key: string): string[] => [
  key,
  ...(key.endsWith('ies') ? [`${key.slice(0, -3)}y`] : []),
  ...(key.endsWith('es') ? [key.slice(0, -2)] : []),
  ...(key.endsWith('s') && key.length > 2 ? [key.slice(0, -1)] : []),
]

const foundIn = (names: ReadonlyMap<string, Name>, tokens: readonly QueryToken[], from: number, most: number): NameFound | null => {
  let end = from + 1
  while (end < tokens.length && end - from < most && !tokens[end]?.apart) end++
  for (let to = end; to > from; to--) {
    const said = tokens.slice(from, to)
    // '$20,000' and 'under 5' name nothing; '5' of 'CX 5' does.
    if (said.some(({ number }) => number?.isMoney) || (to === from + 1 && said[0]?.number)) continue
    const key = nameKey(said.map(({ text }) => text).join(''))
    // 'Caravans' is what a type is called, and 'caravan' a body: fewer cars are meant.
    const [name] = singulars(key)
      .flatMap((candidate) => names.get(candidate) ?? [])
      .sort((one, other) => one.count - other.count)
    if (name) return { ...name, length: to - from }
  }
  return null
}

/** Finds the longest name that begins at a token; a full name goes before a part of one (SRC-03). */
export const nameAt = ({ exact, partial, longest }: LexiconNames, tokens: readonly QueryToken[], from: number): NameFound | null =>
  foundIn(exact, tokens, from, longest) ?? foundIn(partial, tokens, from, longest)
