import type { SupplyCar } from '@forecourt/rules/demand/Demand'
import { facetTitle } from '@forecourt/rules/search/facetTitle'
import type { OrganisationScope } from '../createDatabase'
import { Prisma } from '../generated/client'
import { publishedKmSql } from '../stock/reading/publishedKmSql'
import { storedBody, storedFuel } from '../stock/search/inBodyCategory'

interface DemandQuery {
  readonly organisationId: string
  /** Only these sites; null: all of the organisation. */
  readonly siteIds: readonly string[] | null
  /** First and last day. */
  readonly from: string
  readonly to: string
  readonly timeZone: string
}

/** Counts from which demand is computed. Texts of searches are as entered: for reading wishes, not for showing. */
interface DemandCounts {
  readonly searches: readonly { readonly query: string; readonly times: number }[]
  /** Enquiries about cars that were sold to others. */
  readonly lost: readonly (SupplyCar & { readonly times: number })[]
  /** Cars for sale. */
  readonly supply: readonly SupplyCar[]
  /** Makes of the catalogue. */
  readonly makes: readonly string[]
  /** Makes and models that the organisation has ever had. */
  readonly models: readonly { readonly make: string; readonly model: string }[]
  readonly places: readonly { readonly name: string; readonly place: string }[]
}

interface CarRow extends SupplyCar {
  readonly itemType: 'car' | 'motorcycle' | 'caravan'
}

/** Limit of different searches, against invented ones. */
const maxSearches = 5_000

const toSupply = ({ body, fuel, itemType, ...car }: CarRow): SupplyCar => ({
  ...car,
  fuel: fuel === null ? null : facetTitle('fuel', fuel, itemType),
  body: body === null ? null : facetTitle('body', body, itemType),
})

/**
 * Searches without results, enquiries about cars that others bought, and the cars for sale (ANL-01). An enquiry counts once per
 * conversation and car, unless it is spam, or its conversation ended in a sale.
 */
export const demandCounts = async (
  scope: OrganisationScope,
  { organisationId, siteIds, from, to, timeZone }: DemandQuery,
): Promise<DemandCounts> => {
  const sites = siteIds === null ? null : [...siteIds]
  const ofSites = (column: Prisma.Sql) => (sites === null ? Prisma.sql`true` : Prisma.sql`${column} = any(${sites}::text[])`)
  // A site without dealerships of its own shows all of the organisation.
  const shown =
    sites === null
      ? Prisma.sql`true`
      : Prisma.sql`exists (
          select from sites site where site.organisation_id = ${organisationId} and site.id = any(${sites}::text[]) and (
            not exists (select from site_dealerships link where link.organisation_id = site.organisation_id and link.site_id = site.id)
            or exists (select from site_dealerships link where link.organisation_id = site.organisation_id and link.site_id = site.id
              and link.dealership_id = car.dealership_id)))`
  const columns = Prisma.sql`car.make, car.model, ${storedBody} as body, car.seats, ${storedFuel} as fuel, car.year,
    ${Prisma.raw(publishedKmSql)} as km, car.item_type as "itemType", car.price_cents as "priceCents", location.city as place`
  const located = Prisma.sql`join locations location on location.organisation_id = car.organisation_id and location.id = car.location_id`
  const tx = await scope.openReadTransaction()
  try {
    const [searches, lost, supply, makes, models, places] = await Promise.all([
      tx.rows<DemandCounts['searches'][number]>(Prisma.sql`
        select query, sum(empty)::int as times from search_days
        where organisation_id = ${organisationId} and ${ofSites(Prisma.sql`site_id`)} and day between ${from}::date and ${to}::date and empty > 0
        group by 1 order by times desc, query limit ${maxSearches}`),
      tx.rows<CarRow & { readonly times: number }>(Prisma.sql`
        select ${columns}, count(distinct coalesce(lead.conversation_id, lead.id))::int as times
        from leads lead
        join cars car on car.organisation_id = lead.organisation_id and car.id = lead.car_id
        ${located}
        left join conversations conversation on conversation.organisation_id = lead.organisation_id and conversation.id = lead.conversation_id
        where lead.organisation_id = ${organisationId} and ${ofSites(Prisma.sql`lead.site_id`)} and not lead.suspicious
          and (lead.created_at at time zone ${timeZone})::date between ${from}::date and ${to}::date
          and car.status = 'sold' and coalesce(conversation.stage, 'new') not in ('sold', 'spam')
          and not exists (select from deals deal where deal.organisation_id = lead.organisation_id and deal.ended_at is null
            and deal.conversation_id = lead.conversation_id)
        group by car.organisation_id, car.id, location.id, location.city`),
      tx.rows<CarRow>(Prisma.sql`
        select ${columns} from cars car ${located}
        where car.organisation_id = ${organisationId} and car.status in ('in_stock', 'coming_soon') and not car.reserved
          and car.show_on_dealer_website and ${shown}`),
      tx.rows<{ readonly name: string }>(Prisma.sql`select name from manufacturers order by name`),
      tx.rows<DemandCounts['models'][number]>(Prisma.sql`
        select min(make) as make, min(model) as model from cars car
        where organisation_id = ${organisationId} and status <> 'draft' and make <> '' and model <> '' group by make_slug, model_slug order by 1, 2`),
      tx.rows<DemandCounts['places'][number]>(Prisma.sql`
        select city as name, city as place from locations where organisation_id = ${organisationId} and city <> ''
        union select name, city from locations where organisation_id = ${organisationId} and city <> ''`),
    ])
    return {
      ...{ searches, models, places },
      makes: makes.map(({ name }) => name),
      lost: lost.map(({ times, ...car }) => ({ ...toSupply(car), times })),
      supply: supply.map(toSupply),
    }
  } finally {
    await tx.end()
  }
}
