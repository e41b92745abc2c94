import type { SearchHttpRequest } from '../handleSearchRequest'
import { testCredentials } from './testTarget'

/** What random calls are about: attributes, and values that some documents have. */
export interface CallVocabulary {
  readonly facets: readonly string[]
  readonly numbers: readonly string[]
  readonly values: readonly string[]
  readonly words: readonly string[]
  readonly indexes: readonly string[]
}

/** A call as someone might send it who means well, not so well, or nothing at all: from sound to junk. */
export function randomRequest(random: () => number, vocabulary: CallVocabulary): SearchHttpRequest {
  const from = new Source(random, vocabulary)
  const body = from.body()
  const text = from.strays(0.1) ? from.mangled(body) : body
  const method = from.strays(0.2) ? from.pick(['GET', 'PUT', 'OPTIONS', '']) : 'POST'
  const said: { [name: string]: string } = {
    'x-algolia-application-id': testCredentials.appId,
    'x-algolia-api-key': from.strays(0.02) ? from.junkText() : testCredentials.apiKey,
  }
  return { method, url: from.url(), body: Buffer.byteLength(text) > 65_536 ? null : text, header: (name) => said[name] }
}

/** Half a letter has no place in an address. */
const encoded = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''))

class Source {
  /** Half of all calls are as a client would make them. */
  private readonly isWild: boolean

  constructor(
    private readonly random: () => number,
    private readonly vocabulary: CallVocabulary,
  ) {
    this.isWild = random() < 0.5
  }

  /** Whether a wild call goes astray here. */
  strays(share: number): boolean {
    return this.isWild && this.random() < share
  }

  chance(share: number): boolean {
    return this.random() < share
  }

  below(limit: number): number {
    return Math.floor(this.random() * limit)
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T
  }

  url(): string {
    const index = this.index()
    const paths = [
      '/1/indexes/*/queries',
      `/1/indexes/${index}/query`,
      `/1/indexes/${index}/facets/${this.facet()}/query`,
      `/1/indexes/${index}`,
      `/1/indexes/${index}/browse`,
      '/1/indexes/*/objects',
      `/1/indexes/${index}/${this.below(400)}`,
      '/1/events',
    ]
    const path = !this.strays(0.4)
      ? '/1/indexes/*/queries'
      : this.pick([...paths, `/1/indexes/${encoded(this.junkText())}`, this.mangled(paths[2] as string)])
    return !this.strays(0.2) ? path : `${path}?${this.paramsText()}`
  }

  body(): string {
    if (this.strays(0.03)) return this.junkText()
    if (this.strays(0.01)) return `{"requests":${'['.repeat(this.below(30_000))}`
    if (this.strays(0.02)) {
      const depth = this.below(15_000)
      return `{"facetFilters":${'['.repeat(depth)}${']'.repeat(depth)}}`
    }
    if (this.strays(0.4)) return JSON.stringify(this.entry())
    const count = this.strays(0.05) ? this.below(120) : 1 + this.below(12)
    // A page's queries are alike but for a filter.
    const common = this.params()
    return JSON.stringify({
      requests: this.list(count, () => (this.chance(0.6) ? { ...this.entry(), ...common } : this.entry())),
      strategy: 'none',
    })
  }

  mangled(text: string): string {
    let result = text
    for (let times = 1 + this.below(4); times > 0; times--) {
      const at = this.below(result.length + 1)
      result = this.pick([
        () => result.slice(0, at) + result.slice(at + 1 + this.below(8)),
        () => result.slice(0, at) + this.pick(['"', '[', ']', '{', '}', ',', ':', '\\', '\u0000', '9', '/', '%']) + result.slice(at),
        () => result.slice(0, at) + result.slice(this.below(result.length + 1)),
        () => result.slice(0, at),
      ])()
    }
    return result
  }

  junkText(): string {
    const long = this.chance(0.03) ? 6_000 : 24
    return this.list(this.below(long), () =>
      this.pick([
        'a',
        'Z',
        '0',
        ' ',
        '"',
        "'",
        '\\',
        ':',
        ',',
        '(',
        ')',
        '-',
        '<',
        '%',
        '&',
        '=',
        '\n',
        '\u0000',
        'é',
        '👀',
        '\ud800',
        '\u202e',
        'ß',
        '\u0301',
      ]),
    ).join('')
  }

  private entry(): object {
    const indexName = this.index()
    const params = this.params()
    const special = this.chance(0.15) ? { type: 'facet', facet: this.facet(), facetQuery: this.words(), maxFacetHits: this.whole() } : {}
    if (this.chance(0.7)) return { indexName, ...special, ...params }
    return { indexName, ...special, params: this.chance(0.5) ? params : this.paramsText() }
  }

  private paramsText(): string {
    return Object.entries(this.params())
      .map(([name, value]) => `${name}=${encoded(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))}`)
      .join('&')
  }

  private params(): { [name: string]: unknown } {
    const kinds: readonly (readonly [string, () => unknown])[] = [
      ['query', () => this.words()],
      ['page', () => this.whole()],
      ['hitsPerPage', () => this.pick(this.strays(0.3) ? [200, 1000, 1001] : [0, 1, 20, 21, 60])],
      ['offset', () => this.whole()],
      ['length', () => this.whole()],
      [
        'facets',
        () =>
          this.pick<unknown>([
            '*',
            ['*'],
            this.list(this.below(12), () => this.facet()),
            this.facet(),
            this.strays(0.3) ? this.list(150, () => this.facet()) : '*',
          ]),
      ],
      ['facetFilters', () => this.filterList(() => `${this.facet()}:${this.pick(['', '', '-', '\\-'])}${this.value()}`)],
      ['numericFilters', () => this.filterList(() => this.numericFilter())],
      ['tagFilters', () => this.filterList(() => this.value())],
      ['filters', () => this.filters()],
      ['maxValuesPerFacet', () => this.pick(this.strays(0.5) ? [0, 1000, 100_000] : [1, 10, 100])],
      ['sortFacetValuesBy', () => this.pick(['count', 'alpha', 'x'])],
      [
        'attributesToRetrieve',
        () =>
          this.pick<unknown>([['*'], [], this.list(8, () => this.facet()), ['*', '-name'], 'name', ['name.x', 'car.name', '__proto__.a']]),
      ],
      ['attributesToHighlight', () => this.pick<unknown>([['*'], [], this.list(8, () => this.facet()), 'name'])],
      ['highlightPreTag', () => this.junkText()],
      ['restrictSearchableAttributes', () => this.pick<unknown>([[], ['name'], ['nothing'], 'name'])],
      ['typoTolerance', () => this.pick<unknown>([true, false, 'min', 'strict', 'false', 7])],
      ['clickAnalytics', () => this.pick<unknown>([true, false, 'true'])],
      ['getRankingInfo', () => this.pick<unknown>([true, false, '1', {}])],
      [
        'aroundLatLng',
        () =>
          this.pick<unknown>(
            this.strays(0.1) ? ['91,0', '1e3,2', '1,2,3', ' , ', 5, ['1,2']] : ['-33.87, 151.21', '0,0', '-90,180', '', null],
          ),
      ],
      ['aroundRadius', () => this.pick<unknown>(this.strays(0.1) ? [-1, 1.5, 2 ** 60, 'far', []] : ['all', 1, '25000', 0, null])],
      [
        'insideBoundingBox',
        () =>
          this.pick<unknown>(
            this.strays(0.1) ? [[1, 2, 3], 'x', [[]], [['a', 1, 2, 3]]] : [[[-34, 150, -33, 152]], [-50, 100, 0, 180], '-34,150,-33,152'],
          ),
      ],
      [
        'insidePolygon',
        () => this.pick<unknown>(this.strays(0.1) ? [[1, 2, 3, 4], 'x', [[1]]] : [[[-34, 150, -33, 152, -30, 149]], [0, 0, 0, 9, 9, 9]]),
      ],
      ['attributesToSnippet', () => this.pick<unknown>([['*:3'], ['name'], [], 'name:0', this.list(3, () => `${this.facet()}:5`)])],
      [
        this.strays(0.3) ? this.pick(['optionalWords', 'optionalFilters', 'advancedSyntax', 'queryType', 'distinct']) : 'distinct',
        () => true,
      ],
      [this.strays(0.5) ? this.junkText() : 'synonyms', () => this.junk(0)],
    ]
    const params: { [name: string]: unknown } = {}
    for (const [name, make] of kinds) if (this.chance(0.22)) params[name] = this.strays(0.04) ? this.junk(0) : make()
    return params
  }

  private filterList(make: () => string): unknown {
    const list = this.list(this.strays(0.05) ? this.below(700) : this.below(5), () =>
      this.chance(0.6) ? make() : this.list(this.below(5), make),
    )
    return this.pick<unknown>([list, list, list, make(), JSON.stringify(list), this.strays(0.2) ? this.junk(0) : list])
  }

  private numericFilter(): string {
    const attribute = this.strays(0.1) ? '' : this.pick([...this.vocabulary.numbers, 'nothing'])
    if (this.chance(0.2)) return `${attribute}:${this.below(9)} TO ${this.below(90_000)}`
    return `${attribute}${this.pick([' ', '', '   '])}${this.pick(['>', '>=', '<', '<=', '=', '!='])}${this.strays(0.1) ? '!' : ''}${this.pick([' ', ''])}${this.pick(this.strays(0.1) ? ['NaN', ''] : ['1', '20000', '-5', '1e3', '2.5'])}`
  }

  private filters(): string {
    const value = (): string => this.pick([`${this.facet()}:"${this.value()}"`, `${this.facet()}:'${this.pick(this.vocabulary.words)}'`])
    const number = (): string => this.numericFilter()
    const tag = (): string => `"${this.pick(this.vocabulary.words)}"`
    const not = (condition: string): string => (this.chance(0.15) ? `NOT ${condition}` : condition)
    const clause = (): string => {
      const make = this.pick([value, value, number, tag])
      if (this.chance(0.5)) return not(make())
      const other = this.strays(0.1) ? this.pick([value, number]) : make
      return `(${this.list(1 + this.below(4), () => not(this.pick([make, other])())).join(this.strays(0.05) ? ' AND ' : ' OR ')})`
    }
    const joined = this.list(1 + this.below(4), clause).join(this.strays(0.1) ? this.pick([' ', ' OR ', ' and ']) : ' AND ')
    return this.strays(0.1) ? this.mangled(joined) : joined
  }

  private words(): string {
    if (this.strays(0.1)) return this.junkText()
    const word = () => (this.chance(0.3) ? this.mangled(this.pick(this.vocabulary.words)) : this.pick(this.vocabulary.words))
    return this.list(this.strays(0.05) ? 30 : this.below(4), word).join(' ')
  }

  private junk(depth: number): unknown {
    return this.pick<() => unknown>([
      () => null,
      () => this.junkText(),
      () => this.pick([-1, 0.5, 1e300, -0, 2 ** 53, 7]),
      () => this.chance(0.5),
      () => (depth > 3 ? [] : this.list(this.below(5), () => this.junk(depth + 1))),
      () => (depth > 3 ? {} : { [this.junkText()]: this.junk(depth + 1), __proto__: null, constructor: 1 }),
    ])()
  }

  private whole(): number {
    return this.pick(this.strays(0.2) ? [900, 5_000, 1_000_000] : [0, 0, 1, 2, 7, 50])
  }

  private facet(): string {
    return this.strays(0.03) ? this.junkText() : this.pick(this.vocabulary.facets)
  }

  private value(): string {
    return this.strays(0.1) ? this.junkText() : this.pick(this.vocabulary.values)
  }

  private index(): string {
    return this.strays(0.03) ? this.junkText() : this.pick(this.vocabulary.indexes)
  }

  private list<T>(length: number, make: () => T): T[] {
    return Array.from({ length }, make)
  }
}
