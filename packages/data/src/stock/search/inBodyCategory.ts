import { type BodyCategory, bodyCategory } from '@forecourt/rules/car/facts/bodyCategory'
import { facetKey } from '@forecourt/rules/search/facetKey'
import { facetTitle } from '@forecourt/rules/search/facetTitle'
import type { Database } from '../../createDatabase'
import { Prisma } from '../../generated/client'

/** A car's body as its dealer or their feed wrote it: `facetTitle` says which choice of a search it is. */
export const storedBody = Prisma.sql`coalesce(car.simple_body, car.body)`

/** Asks for every body that stands in the stock of an organisation, as a `StoredText`. */
export const storedBodies = (organisationId: string): Prisma.Sql => Prisma.sql`
  select distinct ${storedBody} as text, car.item_type as "itemType" from cars car
  where car.organisation_id = ${organisationId} and ${storedBody} is not null`

/** Every body in the stock of an organisation. */
export const listBodies = (db: Database, organisationId: string): Promise<StoredText[]> =>
  db.forOrganisation(organisationId).rows<StoredText>(storedBodies(organisationId))

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

/**
 * The condition that a car's body belongs to a category: the rule `bodyCategory` itself, asked of every text that stands in the field
 * (NAV-19).
 *
 * @param stored every body that stands in the stock
 */
export const inBodyCategory = (category: BodyCategory, stored: readonly StoredText[]): Prisma.Sql => {
  const texts = [...new Set(stored.map(({ text }) => text))].filter((text) => bodyCategory(text) === category)
  const known = Prisma.sql`${storedBody} = any(${texts}::text[])`
  return category === bodyCategory(null) ? Prisma.sql`(${known} or ${storedBody} is null)` : known
}
