import { makeAndModel } from '@forecourt/rules/car/texts/carTitle'
import { momentInZone } from '@forecourt/rules/dates/momentInZone'
import type { RangeModel, StockModel } from '@forecourt/rules/entities/RangeModel'
import { isKindSold, modelItemType } from '@forecourt/rules/models/modelItemType'
import { modelStage, type SiteModel, siteModels } from '@forecourt/rules/models/siteModels'
import { modelPriceText } from '@forecourt/rules/pricing/modelPriceText'
import { type ModelValues, modelFields } from '@forecourt/rules/records/kinds/modelFields'
import type { RouteNames } from '@forecourt/rules/routing/parseSearchPreset'
import { toSlug } from '@forecourt/rules/routing/toSlug'
import { modelMakeName } from '../edited-records/ownMakes'
import type { Model, Prisma } from '../generated/client'
import type { SharedSite } from '../sites/RenderedSite'
import type { Transaction } from '../Transaction'
import { parseModelFacts } from './parseModelFacts'

const include = {
  manufacturer: { select: { name: true } },
  _count: { select: { accessories: { where: { published: true } } } },
} as const satisfies Prisma.ModelInclude

type Row = Prisma.ModelGetPayload<{ include: typeof include }>

/** The models with pages on a site (MOD-01): the platform's of these makes, given by name, and the organisation's own of any make. */
const modelsOfSite = async (
  tx: Transaction,
  { organisationId, makes }: { readonly organisationId: string; readonly makes: readonly string[] },
): Promise<(SiteModel<Row> & { readonly make: string })[]> => {
  const own = await tx.model.findMany({ where: { organisationId }, include })
  const overridden = own.map(({ manufacturerSlug, slug }) => ({ manufacturerSlug, slug }))
  const platforms = await tx.model.findMany({
    where: { organisationId: null, OR: [{ manufacturerSlug: { in: makes.map(toSlug) } }, ...overridden] },
    include,
  })
  return siteModels([...platforms, ...own]).map((each) => ({ ...each, make: modelMakeName(each.model) }))
}

/** Paths of the model pages of a site (RTE-19), in order of precedence. */
export const listModelPages = async (
  tx: Transaction,
  { organisationId, siteId }: { readonly organisationId: string; readonly siteId: string },
): Promise<RouteNames['modelPages']> => {
  const chosen = await tx.siteDealership.findMany({ where: { organisationId, siteId }, select: { dealershipId: true } })
  const dealerships = await tx.dealership.findMany({
    where: { organisationId, id: chosen.length > 0 ? { in: chosen.map(({ dealershipId }) => dealershipId) } : undefined },
    select: { makes: true },
  })
  const makes = [...new Set(dealerships.flatMap((dealership) => dealership.makes))]
  const rows = await modelsOfSite(tx, { organisationId, makes })
  return rows
    .map(({ model: { id, name, slug, overridePath }, make }) => ({
      id,
      name: makeAndModel(make, name),
      path: overridePath ?? `/${slug}`,
      defaultPath: `/${slug}`,
    }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en-AU'))
}

const electricFuels: readonly string[] = ['Hybrid', 'PHEV', 'Electric', 'Hydrogen']

const stageFrom = (status: string) => (status in modelFields.status.choices ? status : 'current') as ModelValues['status']

/** The values of a model, stored or not. */
export interface ModelForRange
  extends Pick<Model, 'id' | 'manufacturerSlug' | 'slug' | 'name' | 'status' | 'body' | 'overridePath' | 'imageKey'>,
    Pick<ModelValues, 'fuels' | 'variants' | 'launchedOn' | 'newUntil' | 'performance'> {
  /** Name of its make. */
  readonly manufacturerName: string
  /** Number of published accessories. */
  readonly accessories: number
}

interface SiteDate extends Pick<SharedSite['config'], 'identity'> {
  /** Today's date in the site's time zone. */
  readonly today: string
}

const toRange = (model: ModelForRange, stock: readonly StockModel[], { today, identity }: SiteDate): RangeModel => {
  const { fuels, variants, launchedOn, newUntil, performance } = model
  const inStock = stock.find(({ makeSlug, modelSlug }) => makeSlug === model.manufacturerSlug && modelSlug === model.slug)
  return {
    id: model.id,
    make: model.manufacturerName,
    makeSlug: model.manufacturerSlug,
    model: model.name,
    modelSlug: model.slug,
    path: model.overridePath ?? `/${model.slug}`,
    body: model.body,
    itemType: modelItemType({ makeSlug: model.manufacturerSlug, modelSlug: model.slug, body: model.body }, stock),
    stage: modelStage({ status: stageFrom(model.status), launchedOn, newUntil }, today),
    performance,
    electrified: fuels.filter((fuel) => electricFuels.includes(fuel)),
    priceText: modelPriceText(variants, identity, inStock?.lowestTotal),
    imageKey: model.imageKey,
    accessories: model.accessories,
    count: inStock?.count ?? 0,
    newCount: inStock?.newCount ?? 0,
    demoCount: inStock?.demoCount ?? 0,
    usedCount: inStock?.usedCount ?? 0,
    ...(inStock?.awaitedCount && { awaitedCount: inStock.awaitedCount }),
  }
}

interface SiteAtTime extends Pick<SharedSite, 'config'> {
  /** Models in the site's stock. */
  readonly stock: readonly StockModel[]
  /** ISO in UTC. */
  readonly now: string
}

/** A model in menus and lists, as of today in the site's time zone (ENT-13, MOD-01). */
export const rangeModel = (model: ModelForRange, { config: { identity }, stock, now }: SiteAtTime): RangeModel =>
  toRange(model, stock, { identity, today: momentInZone(now, identity.timeZone).date })

interface RangeQuery {
  /** Names of the makes that its dealerships represent. */
  readonly makes: readonly string[]
  /** Models in the site's stock. */
  readonly stock: readonly StockModel[]
  /** ISO in UTC. */
  readonly now: string
}

/**
 * The published models of a site's makes, limited to the kinds it sells, and the organisation's own, by make and name, in stock or not, as
 * of today in the site's time zone (ENT-13, MOD-01).
 */
export const rangeModels = async (
  tx: Transaction,
  { organisationId, config }: Pick<SharedSite, 'organisationId' | 'config'>,
  { makes, stock, now }: RangeQuery,
): Promise<RangeModel[]> => {
  const rows = await modelsOfSite(tx, { organisationId, makes })
  const { date: today } = momentInZone(now, config.identity.timeZone)
  return rows
    .filter(
      ({ model: { organisationId: owner, manufacturerSlug, body } }) =>
        // An organisation's own models are always shown.
        owner !== null || isKindSold({ makeSlug: manufacturerSlug, body }, stock),
    )
    .map(({ model: { _count, facts, ...row }, overridden, make }) => {
      const accessories = _count.accessories || (overridden?._count.accessories ?? 0)
      return toRange({ ...row, ...parseModelFacts(facts), manufacturerName: make, accessories }, stock, {
        today,
        identity: config.identity,
      })
    })
    .sort((one, other) => one.make.localeCompare(other.make, 'en-AU') || one.model.localeCompare(other.model, 'en-AU'))
}
