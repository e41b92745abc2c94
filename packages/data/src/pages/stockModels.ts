import type { SimpleFuel } from '@forecourt/rules/entities/Car'
import type { StockModel } from '@forecourt/rules/entities/StockModel'
import { facetTitle } from '@forecourt/rules/search/facetTitle'
import { Prisma } from '../generated/client'
import { knownModels } from '../manufacturers/knownModels'
import type { ListingSite } from '../sites/RenderedSite'
import { listedStock } from '../stock/search/listedStock'
import { storedBody } from '../stock/search/storedBody'
import type { Transaction } from '../Transaction'

const electric = ['Electric', 'Hybrid', 'PHEV'] satisfies SimpleFuel[]

const soldNew = Prisma.sql`car.car_type = 'new' and car.status <> 'sold'`

/**
 * The models a site lists cars of, with the body most of them have; by make and model (NAV-18). `count` is what the list of the model
 * says (SRC-31), just sold ones among them; which models are sold new, what is still to come and what runs on electricity is said by the
 * cars for sale alone.
 */
export const stockModels = async (tx: Transaction, site: ListingSite, now: string): Promise<StockModel[]> => {
  const models = await tx.$queryRaw<StockModel[]>`
    select min(car.make) as make, car.make_slug as "makeSlug", min(car.model) as model, car.model_slug as "modelSlug",
      coalesce(mode() within group (order by ${storedBody}), min(known.body)) as body,
      count(*)::int as count, (count(*) filter (where car.item_type <> 'car'))::int as "otherCount",
      mode() within group (order by car.item_type) as "itemType",
      (count(*) filter (where ${soldNew}))::int as "newCount",
      (count(*) filter (where ${soldNew} and car.status = 'coming_soon'))::int as "comingCount",
      coalesce(bool_or(known.published and known.status = 'coming_soon'), false) as "isAnnounced",
      coalesce(array_agg(distinct car.simple_fuel) filter (where ${soldNew} and car.simple_fuel = any(${electric})), '{}') as electrified
    from cars car
    left join ${knownModels(site.organisationId)} known on known.manufacturer_slug = car.make_slug and known.slug = car.model_slug
    where ${listedStock(site, now)}
    group by car.make_slug, car.model_slug
    order by 1, 3`
  return models.map((model) => ({ ...model, body: model.body && facetTitle('body', model.body, model.itemType) }))
}
