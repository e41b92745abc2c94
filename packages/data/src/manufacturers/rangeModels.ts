import { momentInZone } from '@forecourt/rules/dates/momentInZone'
import type { RangeModel } from '@forecourt/rules/entities/RangeModel'
import type { StockModel } from '@forecourt/rules/entities/StockModel'
import { isKindSold } from '@forecourt/rules/models/isKindSold'
import { modelStage } from '@forecourt/rules/models/modelStage'
import { modelPriceText } from '@forecourt/rules/pricing/modelPriceText'
import { type ModelValues, modelFields } from '@forecourt/rules/records/kinds/modelFields'
import { toSlug } from '@forecourt/rules/routing/toSlug'
import type { Model } from '../generated/client'
import type { SharedSite } from '../sites/RenderedSite'
import type { Transaction } from '../Transaction'
import { parseModelFacts } from './parseModelFacts'

const onElectricity: readonly string[] = ['Hybrid', 'PHEV', 'Electric', 'Hydrogen']

const stageFrom = (status: string) => (status in modelFields.status.choices ? status : 'current') as ModelValues['status']

type Included = Model & { readonly manufacturer: { readonly name: string }; readonly _count: { readonly accessories: number } }

interface Today extends Pick<SharedSite['config'], 'identity'> {
  /** The day where the site is. */
  readonly today: string
}

const toRange = (row: Included, stock: readonly StockModel[], { today, identity }: Today): RangeModel => {
  const { fuels, variants, launchedOn, newUntil, performance } = parseModelFacts(row.facts)
  const there = stock.find(({ makeSlug, modelSlug }) => makeSlug === row.manufacturerSlug && modelSlug === row.slug)
  return {
    id: row.id,
    make: row.manufacturer.name,
    makeSlug: row.manufacturerSlug,
    model: row.name,
    modelSlug: row.slug,
    path: row.overridePath ?? `/${row.slug}`,
    body: row.body,
    stage: modelStage({ status: stageFrom(row.status), launchedOn, newUntil }, today),
    performance,
    electrified: fuels.filter((fuel) => onElectricity.includes(fuel)),
    priceText: modelPriceText(variants, identity),
    imageKey: row.imageKey,
    accessories: row._count.accessories,
    count: there?.count ?? 0,
    newCount: there?.newCount ?? 0,
  }
}

interface RangeQuery {
  /** The makes its dealerships represent, by name. */
  readonly makes: readonly string[]
  /** What of them the site has in stock. */
  readonly stock: readonly StockModel[]
  /** ISO in UTC. */
  readonly now: string
}

/** The models of a site's own makes, of the kinds it sells, that are shown, by make and name, in stock or not, as they stand today in the site's zone (ENT-13, MOD-01). */
export const rangeModels = async (
  tx: Transaction,
  { config }: Pick<SharedSite, 'config'>,
  { makes, stock, now }: RangeQuery,
): Promise<RangeModel[]> => {
  if (makes.length === 0) return []
  const rows = await tx.model.findMany({
    where: { manufacturerSlug: { in: makes.map(toSlug) }, published: true },
    include: { manufacturer: { select: { name: true } }, _count: { select: { accessories: { where: { published: true } } } } },
  })
  const { date: today } = momentInZone(now, config.identity.timeZone)
  return rows
    .filter(({ manufacturerSlug, body }) => isKindSold({ makeSlug: manufacturerSlug, body }, stock))
    .map((row) => toRange(row, stock, { today, identity: config.identity }))
    .sort((one, other) => one.make.localeCompare(other.make, 'en-AU') || one.model.localeCompare(other.model, 'en-AU'))
}
