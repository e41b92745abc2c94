import { carFields } from '@forecourt/rules/car/generated/carFields'
import type { Scope } from '../createDatabase'
import { type KnownMake, ownMakes } from '../edited-records/ownMakes'
import { Prisma } from '../generated/client'
import { allConditions } from '../lists/listSql'
import { carsOfSites } from './getEditedCar'
import { carColumn } from './storedCarFields'

const wordFields: readonly string[] = [
  ...['tag', 'simpleBody', 'fuel', 'transmission'],
  ...carFields.filter((field) => field.in === 'column' && field.form.suggests).map(({ id }) => id),
]
const wordColumns = Prisma.raw(wordFields.map((field) => `('${field}', car.${carColumn(field)})`).join(', '))

/** Suggestions for input fields from a dealer's cars, most frequent first. */
export interface StockWords {
  readonly words: { readonly [field: string]: readonly string[] }
  /** Its own models, by make. */
  readonly makes: readonly KnownMake[]
  /** Badges by make and model. */
  readonly badges: readonly { readonly make: string; readonly model: string; readonly badges: readonly string[] }[]
}

const mostWords = 60
const mostModels = 500

/** Input suggestions from an organisation's cars, or from those of some sites, by field (ENT-01). */
export const stockWords = (scope: Scope, organisationId: string, siteIds: readonly string[] | null): Promise<StockWords> =>
  scope.transaction(async (tx) => {
    const within = await carsOfSites(tx, siteIds)
    const where = allConditions([Prisma.sql`car.organisation_id = ${organisationId}`, ...(within ? [within] : [])])
    const rows = await tx.$queryRaw<{ field: string; values: string[] }[]>`
      select field, (array_agg(value order by cars desc, value))[1:${mostWords}::int] as values
      from (
        select said.field, said.value, count(*) as cars
        from cars car cross join lateral (values
          ${wordColumns}
        ) as said (field, value)
        where ${where} and said.value is not null
        group by said.field, said.value
      ) counted
      group by field`
    const badges = await tx.$queryRaw<{ make: string; model: string; badges: string[] }[]>`
      select car.make, car.model, (array_agg(distinct car.badge order by car.badge))[1:${mostWords}::int] as badges
      from cars car where ${where} and car.badge is not null
      group by car.make, car.model order by count(*) desc, car.make, car.model limit ${mostModels}`
    const byField = new Map(rows.map(({ field, values }) => [field, values]))
    return {
      words: Object.fromEntries(wordFields.map((field) => [field, byField.get(field) ?? []])),
      makes: await ownMakes(tx, organisationId),
      badges,
    }
  })
