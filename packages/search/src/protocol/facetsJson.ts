import type { FacetCount, SearchResponse } from '../contract/SearchRequest'

/** Counts as `{"make":{"Kia":3}}`: written by hand, since an object would put values that look like numbers first. */
export function facetsJson(facets: SearchResponse<unknown>['facets'], numbersAlone: readonly string[]): string {
  const written = Object.entries(facets).map(([attribute, counts]) => `${JSON.stringify(attribute)}:${countsJson(counts)}`)
  // A number that is no facet has statistics; clients look for them under its facet.
  return `{${[...written, ...numbersAlone.map((attribute) => `${JSON.stringify(attribute)}:{}`)].join()}}`
}

function countsJson(counts: readonly FacetCount[]): string {
  let json = ''
  for (const { value, count } of counts) json += `${json === '' ? '' : ','}${JSON.stringify(value)}:${count}`
  return `{${json}}`
}
