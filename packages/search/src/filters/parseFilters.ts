import type { Comparison, Filter } from '../engine/Filter'
import { FilterSyntaxError } from './FilterSyntaxError'

/** `at`: its place in the input. */
type Token = { readonly text: string; readonly at: number } & (
  | { readonly kind: 'text'; readonly isQuoted: boolean }
  | { readonly kind: 'sign' }
)

/** Deeper nesting is nobody's filter. */
const deepest = 50

/**
 * Algolia's `filters`: conditions joined by AND, OR, NOT and parentheses (SRC-45). AND binds more than OR does. A condition is
 * `attribute:value`, `attribute:low TO high`, `attribute >= number` and its siblings, or a value alone, which is a tag.
 * Quotes, single or double, hold what has spaces, signs or keywords in it; in them a backslash takes the next letter as it is.
 */
export function parseFilters(input: string): Filter[] {
  const tokens = tokenise(input)
  if (tokens.length === 0) return []
  const parser = new Parser(tokens)
  const filter = parser.either(0)
  parser.end()
  return filter.kind === 'and' ? [...filter.filters] : [filter]
}

function tokenise(input: string): Token[] {
  const tokens: Token[] = []
  const pattern = /\s+|"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|(<=|>=|!=|[<>=():])|([^\s"'()<>=!:]+)/gsy
  while (pattern.lastIndex < input.length) {
    const at = pattern.lastIndex
    const found = pattern.exec(input)
    if (!found) throw new FilterSyntaxError(`filters: unexpected ${JSON.stringify(input.charAt(at))} at position ${at}`)
    const [, double, single, sign, text] = found
    const quoted = double ?? single
    if (quoted !== undefined) tokens.push({ kind: 'text', text: quoted.replace(/\\(.)/gs, '$1'), at, isQuoted: true })
    else if (sign !== undefined) tokens.push({ kind: 'sign', text: sign, at })
    else if (text !== undefined) tokens.push({ kind: 'text', text, at, isQuoted: false })
  }
  return tokens
}

class Parser {
  private at = 0

  constructor(private readonly tokens: readonly Token[]) {}

  either(depth: number): Filter {
    if (depth > deepest) throw new FilterSyntaxError('filters: nested too deeply')
    const filters = [this.every(depth)]
    while (this.takeWord('OR')) filters.push(this.every(depth))
    return filters.length === 1 ? (filters[0] as Filter) : { kind: 'or', filters }
  }

  end(): void {
    if (this.at < this.tokens.length) throw this.unexpected()
  }

  private every(depth: number): Filter {
    const filters = [this.one(depth)]
    while (this.takeWord('AND')) filters.push(this.one(depth))
    return filters.length === 1 ? (filters[0] as Filter) : { kind: 'and', filters }
  }

  private one(depth: number): Filter {
    let isNegated = false
    while (this.takeWord('NOT')) isNegated = !isNegated
    const filter = this.takeSign('(') ? this.inside(depth) : this.condition()
    return isNegated ? { kind: 'not', filter } : filter
  }

  private inside(depth: number): Filter {
    const filter = this.either(depth + 1)
    if (!this.takeSign(')')) throw this.unexpected()
    return filter
  }

  private condition(): Filter {
    const attribute = this.text()
    if (this.takeSign(':')) return this.valueOf(attribute)
    const next = this.tokens[this.at]
    if (next?.kind !== 'sign' || next.text === '(' || next.text === ')') return { kind: 'facet', attribute: '_tags', value: attribute }
    this.at++
    return { kind: 'number', attribute, comparison: next.text as Comparison, value: this.number() }
  }

  private valueOf(attribute: string): Filter {
    const low = this.tokens[this.at]
    const to = this.tokens[this.at + 1]
    if (low?.kind === 'text' && !low.isQuoted && to?.kind === 'text' && !to.isQuoted && to.text.toUpperCase() === 'TO') {
      const min = this.number()
      this.at++
      return { kind: 'range', attribute, min, max: this.number() }
    }
    // A value may hold colons: 'time:10:30'.
    let value = this.text()
    while (this.takeSign(':')) value += `:${this.text()}`
    return { kind: 'facet', attribute, value }
  }

  private text(): string {
    const token = this.tokens[this.at]
    if (token?.kind !== 'text' || this.isKeyword(token)) throw this.unexpected()
    this.at++
    return token.text
  }

  private number(): number {
    const token = this.tokens[this.at]
    const value = token?.kind === 'text' && token.text.trim() !== '' ? Number(token.text) : Number.NaN
    if (!Number.isFinite(value)) throw this.unexpected('a number')
    this.at++
    return value
  }

  private takeWord(word: string): boolean {
    const token = this.tokens[this.at]
    const isIt = token?.kind === 'text' && !token.isQuoted && token.text.toUpperCase() === word
    if (isIt) this.at++
    return isIt
  }

  private takeSign(sign: string): boolean {
    const token = this.tokens[this.at]
    const isIt = token?.kind === 'sign' && token.text === sign
    if (isIt) this.at++
    return isIt
  }

  private isKeyword(token: Token): boolean {
    return token.kind === 'text' && !token.isQuoted && /^(and|or|not)$/i.test(token.text)
  }

  private unexpected(wanted?: string): FilterSyntaxError {
    const token = this.tokens[this.at]
    const what = token ? `${JSON.stringify(token.text)} at position ${token.at}` : 'the end'
    return new FilterSyntaxError(`filters: unexpected ${what}${wanted ? `, expected ${wanted}` : ''}`)
  }
}
