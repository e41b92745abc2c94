import type { ComparisonOperator, Filter } from '../contract/Filter'
import { FilterSyntaxError } from './FilterSyntaxError'

/** `at`: its place in the input. */
type Token = { readonly text: string; readonly at: number } & (
  | { readonly kind: 'text'; readonly isQuoted: boolean }
  | { readonly kind: 'sign' }
)

/**
 * Algolia's `filters`: conditions joined by AND, of which some may be alternatives joined by OR, in parentheses where both are
 * said (SRC-45); NOT stands before one condition. The forms that Algolia refuses are refused: AND among alternatives or in parentheses,
 * NOT of a group, alternatives of different kinds, keywords in small letters. A condition is `attribute:value`,
 * `attribute:low TO high`, `attribute >= number` and its siblings, or a value alone, which is a tag. Quotes, single or double, hold
 * what has spaces, signs or keywords in it; in them a backslash takes the next letter as it is.
 */
export function parseFilters(input: string): Filter[] {
  const tokens = tokenise(input)
  if (tokens.length === 0) return []
  const parser = new Parser(tokens)
  const filters = parser.all()
  parser.end()
  return filters
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

  /** Conditions joined by AND; alternatives without parentheses where there is nothing else. */
  all(): Filter[] {
    const first = this.one()
    if (this.isWord('OR')) return [this.alternatives(first)]
    const filters = [first]
    while (this.takeWord('AND')) filters.push(this.one())
    if (this.isWord('OR')) throw new FilterSyntaxError('filters: put what OR joins into parentheses')
    return filters
  }

  end(): void {
    if (this.at < this.tokens.length) throw this.unexpected()
  }

  private one(): Filter {
    if (!this.takeSign('(')) return this.maybeNot()
    const inside = this.alternatives(this.maybeNot())
    if (this.isWord('AND')) throw new FilterSyntaxError('filters: AND cannot stand in parentheses')
    if (!this.takeSign(')')) throw this.unexpected()
    return inside
  }

  private alternatives(first: Filter): Filter {
    const filters = first.kind === 'or' ? [...first.filters] : [first]
    while (this.takeWord('OR')) filters.push(this.maybeNot())
    if (this.isWord('AND') && filters.length > 1) throw new FilterSyntaxError('filters: put what OR joins into parentheses')
    if (new Set(filters.map(kindOf)).size > 1)
      throw new FilterSyntaxError('filters: OR can only join conditions of one kind: values, numbers or tags')
    return filters.length === 1 ? first : { kind: 'or', filters }
  }

  private maybeNot(): Filter {
    let isNegated = false
    while (this.takeWord('NOT')) isNegated = !isNegated
    const next = this.tokens[this.at]
    if (isNegated && next?.kind === 'sign' && next.text === '(') throw new FilterSyntaxError('filters: NOT cannot stand before parentheses')
    const filter = this.condition()
    return isNegated ? { kind: 'not', filter } : filter
  }

  private condition(): Filter {
    const attribute = this.text()
    if (this.takeSign(':')) return this.valueOf(attribute)
    const next = this.tokens[this.at]
    if (next?.kind !== 'sign' || next.text === '(' || next.text === ')')
      return { kind: 'facet', attribute: '_tags', value: attribute, exact: true }
    this.at++
    return { kind: 'number', attribute, comparison: next.text as ComparisonOperator, value: this.number() }
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
    return attribute === '_tags' ? { kind: 'facet', attribute, value, exact: true } : { kind: 'facet', attribute, value }
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

  private isWord(word: string): boolean {
    const token = this.tokens[this.at]
    return token?.kind === 'text' && !token.isQuoted && token.text === word
  }

  private takeWord(word: string): boolean {
    const isIt = this.isWord(word)
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

/** Which kind of condition it is, negated or not. */
function kindOf(filter: Filter): 'value' | 'number' | 'tag' {
  const condition = filter.kind === 'not' ? filter.filter : filter
  if (condition.kind !== 'facet') return 'number'
  return condition.attribute === '_tags' ? 'tag' : 'value'
}
