import type { AttributeValue, FacetSpelling } from '../contract/SearchRecord'

/** A facet's values in a document, as texts: numbers and yes or no as Algolia renders them; nothing and empty texts are no value. */
export function facetTexts(value: AttributeValue, spelling: FacetSpelling): readonly string[] {
  if (value === null || value === undefined || value === '') return []
  if (typeof value !== 'object') return typeof value === 'number' && !Number.isFinite(value) ? [] : [String(value)]
  const texts: string[] = []
  const seen = new Set<string>()
  for (const text of value.flatMap((one) => facetTexts(one, spelling))) {
    // A document counts once for a value, however often and in whichever spelling it states it.
    const key = spelling.key(text)
    if (!seen.has(key)) texts.push(text)
    seen.add(key)
  }
  return texts
}
