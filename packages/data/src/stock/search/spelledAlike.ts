import { facetKey } from '@forecourt/rules/search/facetKey'
import { facetTitle } from '@forecourt/rules/search/facetTitle'
import { Prisma } from '../../generated/client'

/** A text as cars have it in a field. */
export interface StoredText {
  readonly text: string
  readonly itemType: 'car' | 'motorcycle' | 'caravan'
}

/**
 * The condition that a field says one of some values of a facet, in any spelling: the same as the search index asks, told by the rules
 * themselves, as a database knows neither keys of names nor vocabularies (SRC-03).
 *
 * @param stored every text that stands in the field
 */
export const spelledAlike = (facet: string, field: Prisma.Sql, values: readonly string[], stored: readonly StoredText[]): Prisma.Sql => {
  const known = stored.map(({ text, itemType }) => ({ text, itemType, key: facetKey(facet, facetTitle(facet, text, itemType)) }))
  const called = (name: string) => known.filter(({ key }) => key === facetKey(facet, name))
  const meant = values.flatMap((value) => {
    const same = called(value)
    return same.length > 0 ? same : called(facetTitle(facet, value))
  })
  const textsOf = (isCar: boolean) => [...new Set(meant.filter(({ itemType }) => (itemType === 'car') === isCar).map(({ text }) => text))]
  return Prisma.sql`(${field} = any(case when car.item_type = 'car' then ${textsOf(true)}::text[] else ${textsOf(false)}::text[] end))`
}
