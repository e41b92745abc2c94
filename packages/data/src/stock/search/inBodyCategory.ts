import { type BodyCategory, bodyCategory } from '@forecourt/rules/car/facts/bodyCategory'
import { facetKey } from '@forecourt/rules/search/facetKey'
import { facetTitle } from '@forecourt/rules/search/facetTitle'
import type { Database } from '../../createDatabase'
import { Prisma } from '../../generated/client'

/** A car's body as entered or from a feed; `facetTitle` maps it to a facet value. */
export const storedBody = Prisma.sql`coalesce(car.simple_body, car.body)`

/** A car's fuel as entered or from a feed; `facetTitle` maps it to a facet value. */
export const storedFuel = Prisma.sql`coalesce(car.simple_fuel, car.fuel)`

/** Query of all distinct texts of a field of some cars, as `StoredText`; `within` is a condition of `car`. */
export const distinctTexts = (field: Prisma.Sql, within: Prisma.Sql): Prisma.Sql => Prisma.sql`
  select distinct ${field} as text, car.item_type as "itemType" from cars car
  where ${within} and ${field} is not null`

/** All distinct bodies in an organisation's stock. */
export const listBodies = (db: Database, organisationId: string): Promise<StoredText[]> =>
  db.forOrganisation(organisationId).rows<StoredText>(distinctTexts(storedBody, Prisma.sql`car.organisation_id = ${organisationId}`))

/** A distinct text of a car's field. */
export interface StoredText {
  readonly text: string
  readonly itemType: 'car' | 'motorcycle' | 'caravan'
}

/**
 * Condition: a field has one of some facet values, in any spelling, as in the search index. The rules map the stored texts, as the database
 * doesn't have their vocabularies (SRC-03).
 *
 * @param stored all distinct texts of the field
 */
export const hasAnySpelling = (facet: string, field: Prisma.Sql, values: readonly string[], stored: readonly StoredText[]): Prisma.Sql => {
  const known = stored.map(({ text, itemType }) => ({ text, itemType, key: facetKey(facet, facetTitle(facet, text, itemType)) }))
  const withName = (name: string) => known.filter(({ key }) => key === facetKey(facet, name))
  const matching = values.flatMap((value) => {
    const exact = withName(value)
    return exact.length > 0 ? exact : withName(facetTitle(facet, value))
  })
  const textsOf = (isCar: boolean) => [
    ...new Set(matching.filter(({ itemType }) => (itemType === 'car') === isCar).map(({ text }) => text)),
  ]
  return Prisma.sql`(${field} = any(case when car.item_type = 'car' then ${textsOf(true)}::text[] else ${textsOf(false)}::text[] end))`
}

/**
 * Condition: a car's body belongs to a category. Applies `bodyCategory` to all stored texts (NAV-19).
 *
 * @param stored all distinct bodies in the stock
 */
export const inBodyCategory = (category: BodyCategory, stored: readonly StoredText[]): Prisma.Sql => {
  const texts = [...new Set(stored.map(({ text }) => text))].filter((text) => bodyCategory(text) === category)
  const known = Prisma.sql`${storedBody} = any(${texts}::text[])`
  return category === bodyCategory(null) ? Prisma.sql`(${known} or ${storedBody} is null)` : known
}
