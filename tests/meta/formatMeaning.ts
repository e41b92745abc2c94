import type { Understanding } from '@forecourt/rules/search/understanding/ParserState'

/** A parsed sentence in the format of `examplePhrases`, sorted. */
export const formatMeaning = ({ values, excluded, ranges, near, sortBy, perWeek, query, unclear }: Understanding): string => {
  const end = (value: number | null) => value ?? ''
  const parts = [
    ...(query ? [`query=${query}`] : []),
    ...Object.entries(values).flatMap(([facet, chosen]) => chosen.map((value) => `${facet}=${value}`)),
    ...Object.entries(excluded).flatMap(([facet, left]) => left.map((value) => `${facet}_not=${value}`)),
    ...Object.entries(ranges).flatMap(([facet, { min, max }]) =>
      facet === 'price' && perWeek !== undefined ? [] : [`${facet}=${end(min)}:${end(max)}`],
    ),
    ...(perWeek === undefined ? [] : [`perWeek=${perWeek}`]),
    ...(near ? [`postcode=${near.postcode}`, ...(near.km === null ? [] : [`within=${near.km}`])] : []),
    ...(sortBy ? [`sortBy=${sortBy}`] : []),
    ...unclear.map((text) => `unclear=${text}`),
  ]
  return parts.length > 0 ? inOrder(parts) : 'nothing'
}

const inOrder = (parts: readonly string[]): string => parts.toSorted().join(' | ')

/** The same for an expected search. */
export const formatExpected = (meant: string): string => inOrder(meant.split(' | '))
