import { firstAtLeast } from '../work/firstAtLeast'
import { tokenise } from './tokenise'

/** A value of a searched facet: index among the searched facets, and slot. */
export interface MentionedValue {
  readonly facet: number
  readonly slot: number
}

/**
 * Tokens of facet values. There are far fewer values than documents, and facets know the rows of each value, so searching values needs no
 * postings.
 */
export class ValueIndex {
  readonly tokens = new ValueTokens()
  /** Joined adjacent words of values. */
  readonly pairs = new ValueTokens()

  add(text: string, value: MentionedValue): void {
    const { tokens, pairs } = tokenise(text)
    for (const token of tokens) this.tokens.add(token, value)
    for (const pair of pairs) this.pairs.add(pair, value)
  }
}

class ValueTokens {
  private readonly known = new Map<string, MentionedValue[]>()
  private ordered: readonly string[] = []

  add(token: string, value: MentionedValue): void {
    const values = this.known.get(token)
    if (values) values.push(value)
    else this.known.set(token, [value])
  }

  /** The values with exactly this token. */
  whole(token: string): readonly MentionedValue[] {
    return this.known.get(token) ?? []
  }

  /** The values with a longer token that begins with it. */
  longer(beginning: string): readonly MentionedValue[] {
    if (this.ordered.length !== this.known.size) this.ordered = [...this.known.keys()].sort()
    const { ordered } = this
    const values: MentionedValue[] = []
    for (let at = firstAtLeast(ordered.length, (place) => (ordered[place] as string) > beginning); at < ordered.length; at++) {
      const token = ordered[at] as string
      if (!token.startsWith(beginning)) break
      for (const value of this.known.get(token) ?? []) values.push(value)
    }
    return values
  }
}
