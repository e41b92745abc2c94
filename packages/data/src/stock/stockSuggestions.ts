import { carAttributes } from '@forecourt/rules/car/generated/carAttributes'
import type { Scope } from '../createDatabase'
import { type KnownMake, ownMakes } from '../edited-records/ownMakes'
import { Prisma } from '../generated/client'
import { allConditions } from '../lists/listSql'
import { carsOfSites } from './getEditedCar'
import { carColumn } from './storedCarFields'

const suggestedFields: readonly string[] = [
  ...['tag', 'simpleBody', 'fuel', 'transmission'],
  ...carAttributes.filter((field) => field.storedIn === 'ownColumn' && field.form.suggests).map(({ id }) => id),
]
const suggestedColumns = Prisma.raw(suggestedFields.map((field) => `('${field}', car.${carColumn(field)})`).join(', '))

/** Suggestions for input fields from a dealer's cars, most frequent first. */
export interface StockSuggestions {
  readonly values: { readonly [field: string]: readonly string[] }
  /** The models of the dealer's cars, by make. */
  readonly makes: readonly KnownMake[]
  /** Badges by make and model. */
  readonly badges: readonly { readonly make: string; readonly model: string; readonly badges: readonly string[] }[]
}

const maxValues = 60
const maxModels = 500

/** Input suggestions from an organisation's cars, or from those of some sites, by field (ENT-01). */
export const stockSuggestions = (scope: Scope, organisationId: string, siteIds: readonly string[] | null): Promise<StockSuggestions> =>
  scope.transaction(async (tx) => {
    const siteCondition = await carsOfSites(tx, siteIds)
    const where = allConditions([Prisma.sql`car.organisation_id = ${organisationId}`, ...(siteCondition ? [siteCondition] : [])])
    const rows = await tx.$queryRaw<{ field: string; values: string[] }[]>`
      select field, (array_agg(value order by cars desc, value))[1:${maxValues}::int] as values
      from (
        select entry.field, entry.value, count(*) as cars
        from cars car cross join lateral (values
          ${suggestedColumns}
        ) as entry (field, value)
        where ${where} and entry.value is not null
        group by entry.field, entry.value
      ) counted
      group by field`
    const badges = await tx.$queryRaw<{ make: string; model: string; badges: string[] }[]>`
      select car.make, car.model, (array_agg(distinct car.badge order by car.badge))[1:${maxValues}::int] as badges
      from cars car where ${where} and car.badge is not null
      group by car.make, car.model order by count(*) desc, car.make, car.model limit ${maxModels}`
    const byField = new Map(rows.map(({ field, values }) => [field, values]))
    return {
      values: Object.fromEntries(suggestedFields.map((field) => [field, byField.get(field) ?? []])),
      makes: await ownMakes(tx, organisationId),
      badges,
    }
  })
