import type { ModelStage } from '../entities/RangeModel'
import type { ModelValues } from '../records/kinds/modelFields'

interface Make {
  readonly name: string
  readonly models: readonly string[]
}

const normaliseName = (name: string) => name.toLowerCase()

/** Merges two lists of makes with models, without duplicate models (MOD-03). */
export const joinMakes = (makes: readonly Make[], others: readonly Make[]): Make[] => {
  const isKnown = ({ name }: Make) => makes.some((make) => normaliseName(make.name) === normaliseName(name))
  const joined = makes.map((make) => {
    const more = others.filter(({ name }) => normaliseName(name) === normaliseName(make.name)).flatMap(({ models }) => models)
    const taken = new Set(make.models.map(normaliseName))
    return { ...make, models: [...make.models, ...more.filter((model) => !taken.has(normaliseName(model)))] }
  })
  return [...joined, ...others.filter((make) => !isKnown(make))]
}

/**
 * Stage of a model on a date (MOD-01): the stored one, adjusted by its dates. Upcoming before the launch; from then on an upcoming model
 * is all-new; after the last day as new it is current.
 *
 * @param today local date of the site, such as '2026-03-18'
 */
export const modelStage = (
  { status, launchedOn, newUntil }: Pick<ModelValues, 'status' | 'launchedOn' | 'newUntil'>,
  today: string,
): ModelStage => {
  if (status === 'discontinued') return status
  if (launchedOn !== null && today < launchedOn) return 'coming_soon'
  const launched = status === 'coming_soon' && launchedOn !== null ? 'new' : status
  return launched === 'new' && newUntil !== null && newUntil < today ? 'current' : launched
}

/** A model of the platform, or of an organisation. */
interface OwnedModel {
  /** Null for the platform's. */
  readonly organisationId: string | null
  readonly manufacturerSlug: string
  readonly slug: string
  readonly published: boolean
}

/** A model as an organisation's sites have it. */
export interface SiteModel<Model extends OwnedModel> {
  readonly model: Model
  /** The platform's model that it overrides. */
  readonly overridden: Model | null
}

/**
 * Models on an organisation's sites (MOD-01): its own model, visible or hidden, overrides the platform's with the same make and slug, so
 * that a dealer can change or hide it.
 *
 * @example siteModels([corolla, { ...corolla, organisationId: 'harbour' }]) // the one of Harbour alone
 */
export const siteModels = <Model extends OwnedModel>(models: readonly Model[]): SiteModel<Model>[] => {
  const isSame = (one: Model, other: Model) => one.manufacturerSlug === other.manufacturerSlug && one.slug === other.slug
  const own = models.filter(({ organisationId }) => organisationId !== null)
  const platforms = models.filter(({ organisationId }) => organisationId === null)
  return [
    ...platforms.filter((model) => !own.some((other) => isSame(other, model))).map((model) => ({ model, overridden: null })),
    ...own.map((model) => ({ model, overridden: platforms.find((other) => isSame(other, model)) ?? null })),
  ].filter(({ model }) => model.published)
}
