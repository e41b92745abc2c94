import type { SentQuery } from './answerAlgoliaQuery'

/**
 * What Algolia documents and its API refuses: the page “Algolia service limits”, the parameters' pages and the OpenAPI document of its
 * clients, as read in November 2026. Each check returns the reason of a refusal (400), or null.
 */

/** Limits of the smallest plan. */
export const limits = {
  /** Bytes of a record; up to 100,000 on larger plans. */
  recordBytes: 10_000,
  /** Bytes of a query, and of each other parameter of a search. */
  queryBytes: 512,
  filters: 1_000,
  hitsPerPage: 1_000,
  valuesPerFacet: 1_000,
  pagination: 20_000,
  facetHits: 100,
  indices: 10,
  synonyms: 1_000,
  meaningsOfSynonym: 100,
} as const

const actions = [
  ...['addObject', 'updateObject', 'partialUpdateObject', 'partialUpdateObjectNoCreate'],
  ...['deleteObject', 'delete', 'clear'],
]

const bytesOf = (value: unknown): number => Buffer.byteLength(typeof value === 'string' ? value : JSON.stringify(value))

export interface BatchRequest {
  readonly action: string
  readonly body: Record<string, unknown> & { readonly objectID?: string }
}

/** One record that is too large refuses the whole batch. */
export const refusedBatch = (requests: readonly BatchRequest[], recordBytes: number): string | null => {
  for (const [position, { action, body }] of requests.entries()) {
    if (!actions.includes(action)) return `Invalid action: ${action}`
    if (action !== 'delete' && action !== 'clear' && typeof body.objectID !== 'string') return `missing objectID near line:1`
    const size = bytesOf(body)
    if (size > recordBytes)
      return `Record at the position ${position} objectID=${body.objectID} is too big size=${size}/${recordBytes} bytes.`
  }
  return null
}

/** Names in a setting without their modifiers: `filterOnly(a)`, `desc(a)`, `a,b`. */
const attributeIn = (text: string): string => text.replace(/^\w+\(([^)]*)\)$/, '$1')

type Settings = Record<string, unknown>

const listOf = (settings: Settings, name: string): readonly string[] => (settings[name] ?? []) as readonly string[]

/** Kinds of the settings that we send. */
const kinds: { readonly [setting: string]: 'texts' | 'number' } = {
  ...Object.fromEntries(
    [
      ...['searchableAttributes', 'attributesForFaceting', 'numericAttributesForFiltering', 'disableTypoToleranceOnAttributes'],
      ...['camelCaseAttributes', 'queryLanguages', 'indexLanguages', 'ignorePlurals', 'optionalWords', 'alternativesAsExact'],
      ...['unretrievableAttributes', 'ranking', 'customRanking', 'replicas'],
    ].map((name) => [name, 'texts' as const]),
  ),
  ...Object.fromEntries(
    ['minWordSizefor1Typo', 'minWordSizefor2Typos', 'maxValuesPerFacet', 'paginationLimitedTo', 'hitsPerPage', 'maxFacetHits'].map(
      (name) => [name, 'number' as const],
    ),
  ),
}
const choices: { readonly [setting: string]: readonly string[] } = {
  removeWordsIfNoResults: ['none', 'lastWords', 'firstWords', 'allOptional'],
  alternativesAsExact: ['ignorePlurals', 'singleWordSynonym', 'multiWordsSynonym', 'ignoreConjugations'],
}
const criteria = ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom']
const ranges: { readonly [setting: string]: readonly [number, number] } = {
  paginationLimitedTo: [0, limits.pagination],
  hitsPerPage: [1, limits.hitsPerPage],
  maxFacetHits: [1, limits.facetHits],
}

export const refusedSettings = (settings: Settings): string | null => {
  for (const [name, value] of Object.entries(settings)) {
    const kind = kinds[name]
    if (!kind && !choices[name]) return `Invalid object attributes: ${name}`
    if (kind === 'texts' && !(Array.isArray(value) && value.every((one) => typeof one === 'string' && one !== '')))
      return `${name} should be an array of strings`
    if (kind === 'number' && !Number.isInteger(value)) return `${name} should be an integer`
    const [min, max] = ranges[name] ?? [0, Number.POSITIVE_INFINITY]
    if (kind === 'number' && (Number(value) < min || Number(value) > max)) return `${name} should be between ${min} and ${max}`
    const wrong = [value].flat().find((one) => choices[name] && !choices[name].includes(String(one)))
    if (wrong !== undefined) return `Invalid value for ${name}: ${wrong}`
  }
  const ranked = [...listOf(settings, 'ranking'), ...listOf(settings, 'customRanking')]
  const unknown = ranked.find((one) => !criteria.includes(one) && !/^(?:asc|desc)\(\w+\)$/.test(one))
  if (unknown !== undefined) return `Invalid ranking criterion: ${unknown}`
  if (1 + listOf(settings, 'replicas').length > limits.indices) return 'Too many indices for this plan'
  return null
}

export interface Synonym {
  readonly objectID: string
  readonly type: string
  readonly input?: string
  readonly synonyms?: readonly string[]
}

export const refusedSynonyms = (synonyms: readonly Synonym[]): string | null => {
  if (synonyms.length > limits.synonyms) return 'Too many synonyms'
  if (new Set(synonyms.map(({ objectID }) => objectID)).size < synonyms.length) return 'Duplicate objectID'
  const wrong = synonyms.find(
    ({ objectID, type, input, synonyms: means = [] }) =>
      !objectID || type.toLowerCase() !== 'onewaysynonym' || !input || means.length === 0 || means.length > limits.meaningsOfSynonym,
  )
  return wrong ? `Invalid synonym: ${wrong.objectID}` : null
}

export interface BrowseRequest {
  readonly cursor?: string
  readonly filters?: string
  readonly hitsPerPage?: number
}

export const refusedBrowse = ({ hitsPerPage = 1_000, filters = '' }: BrowseRequest): string | null =>
  hitsPerPage < 1 || hitsPerPage > limits.hitsPerPage || bytesOf(filters) > limits.queryBytes ? 'Invalid browse parameters' : null

/** Conditions of a query: attributes that it filters by values, and by numbers. */
const conditionsOf = ({ filters, facetFilters, numericFilters }: SentQuery) => {
  // A conjunction of disjunctions; quoted values may contain anything.
  const own = [...filters.matchAll(/(\w+)(?::"(?:[^"\\]|\\.)*"| ?(?:>=|<=|>|<) ?-?[\d.]+)/g)]
  const isNumeric = (text: string) => /^\w+ ?(?:>=|<=|>|<)/.test(text)
  const all = [...own.map(([text]) => text), ...facetFilters.flat(), ...numericFilters]
  return {
    count: all.length,
    byValue: all.filter((text) => !isNumeric(text)).map((text) => text.slice(0, text.indexOf(':'))),
    byNumber: all.filter(isNumeric).map((text) => /^\w+/.exec(text)?.[0] ?? ''),
  }
}

/**
 * Checks a search against the settings of its index. Stricter than Algolia in one thing: a filter or facet whose attribute isn't declared
 * is refused, where Algolia finds nothing.
 */
export const refusedQuery = (query: SentQuery, settings: Settings): string | null => {
  const { hitsPerPage, page, facets, aroundRadius } = query
  if (bytesOf(query.query) > limits.queryBytes) return 'query is too long'
  // 0 is undocumented, but what Algolia's own helper sends to count facets.
  if (!Number.isInteger(hitsPerPage) || hitsPerPage < 0 || hitsPerPage > limits.hitsPerPage)
    return 'hitsPerPage should be between 1 and 1000'
  if (!Number.isInteger(page) || page < 0) return 'page should be at least 0'
  if (aroundRadius !== undefined && aroundRadius !== 'all' && !(Number.isInteger(aroundRadius) && aroundRadius >= 1))
    return 'aroundRadius should be at least 1'
  if (/\([^()]* AND [^()]*\)/.test(query.filters.replace(/"(?:[^"\\]|\\.)*"/g, '""')))
    return 'filters: filter (X AND Y) OR Z is not allowed, only (X OR Y) AND Z is allowed'
  const conditions = conditionsOf(query)
  if (conditions.count > limits.filters) return 'Too many filters'
  const declared = listOf(settings, 'attributesForFaceting')
  const filtered = declared.map(attributeIn)
  const undeclared = conditions.byValue.find((attribute) => !filtered.includes(attribute))
  if (undeclared !== undefined) return `${undeclared} is not in attributesForFaceting`
  const uncounted = facets.find((facet) => !declared.includes(facet))
  if (uncounted !== undefined) return `${uncounted} has no facet values`
  const numbers = listOf(settings, 'numericAttributesForFiltering')
  const notNumeric = conditions.byNumber.find((attribute) => !numbers.includes(attribute))
  return notNumeric === undefined ? null : `${notNumeric} is not in numericAttributesForFiltering`
}
