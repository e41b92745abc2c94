import type { Car } from '@forecourt/rules/entities/Car'
import type { Offer } from '@forecourt/rules/entities/Offer'
import type { Accessory, ModelDetails, RangeModel } from '@forecourt/rules/entities/RangeModel'
import { accessoryFields } from '@forecourt/rules/records/kinds/modelFields'
import { columnValues } from '../edited-records/columnValues'
import { Prisma } from '../generated/client'
import { currentOffers } from '../offers/currentOffers'
import type { RenderedSite } from '../sites/RenderedSite'
import { selectCars } from '../stock/reading/selectCars'
import { forSale } from '../stock/search/listedAddresses'
import type { Transaction } from '../Transaction'
import { type ModelFacts, parseModelFacts } from './parseModelFacts'

interface NamedModel {
  readonly manufacturerSlug: string
  readonly slug: string
  /** Null for the platform's. */
  readonly organisationId: string | null
}

/** The model id, as computed in Postgres (`prisma/migrations`). */
export const modelId = ({ manufacturerSlug, slug, organisationId }: NamedModel): string =>
  [manufacturerSlug, slug, ...(organisationId === null ? [] : [organisationId])].join('.')

const maxCars = 8

/** The data of a model's page beyond that of lists. */
export interface ModelPage {
  readonly details: ModelDetails
  readonly offers: readonly Offer[]
  readonly cars: readonly Car[]
  readonly accessories: readonly Accessory[]
}

const normaliseName = (name: string | null) => (name ?? '').trim().toLowerCase()

/** Current offers for the model; offers without a make match by model name only (ENT-11). */
const offersOf = async (tx: Transaction, site: RenderedSite, { make, model }: RangeModel, now: string): Promise<Offer[]> =>
  (await currentOffers(tx, site, now)).filter(
    (offer) =>
      normaliseName(offer.modelName) === normaliseName(model) &&
      (offer.manufacturer === null || normaliseName(offer.manufacturer) === normaliseName(make)),
  )

const carsOf = (tx: Transaction, site: RenderedSite, { makeSlug, modelSlug }: RangeModel, now: string): Promise<Car[]> =>
  selectCars(tx, {
    where: Prisma.sql`${forSale(site, now)} and car.make_slug = ${makeSlug} and car.model_slug = ${modelSlug}`,
    order: Prisma.sql`array_position(array['new', 'demo', 'used'], car.car_type::text), car.custom_rank desc, car.id`,
    limit: maxCars,
  })

/** Accessories of a model, by category and name (MOD-02); a dealer's own model without any uses those of the platform's model. */
export const modelAccessories = async (tx: Transaction, { id, makeSlug, modelSlug }: RangeModel): Promise<Accessory[]> => {
  const of = (model: string) =>
    tx.accessory.findMany({ where: { modelId: model, published: true }, orderBy: [{ category: 'asc' }, { name: 'asc' }] })
  const own = await of(id)
  const rows = own.length > 0 ? own : await of(modelId({ manufacturerSlug: makeSlug, slug: modelSlug, organisationId: null }))
  return rows.map((row) => {
    const { modelId: _, published: __, ...modelFacts } = columnValues(accessoryFields, row)
    return { id: row.id, ...modelFacts }
  })
}

/** The data of a model's page with the given facts (RTE-19, MOD-02). */
export const buildModelPage = async (
  tx: Transaction,
  site: RenderedSite,
  { model, facts, now }: { readonly model: RangeModel; readonly facts: ModelFacts; readonly now: string },
): Promise<ModelPage> => {
  const { newUntil: _, performance: __, ...details } = facts
  return {
    details,
    offers: await offersOf(tx, site, model, now),
    cars: await carsOf(tx, site, model, now),
    accessories: await modelAccessories(tx, model),
  }
}

/** The same with the stored facts; null if the model was deleted. */
export const modelPage = async (tx: Transaction, site: RenderedSite, model: RangeModel, now: string): Promise<ModelPage | null> => {
  const row = await tx.model.findUnique({ where: { id: model.id }, select: { facts: true } })
  return row && buildModelPage(tx, site, { model, facts: parseModelFacts(row.facts), now })
}
