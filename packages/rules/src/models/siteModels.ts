import type { ModelStage } from '../entities/RangeModel'
import type { ModelValues } from '../records/kinds/modelFields'

interface Make {
  readonly name: string
  readonly models: readonly string[]
}

const plainly = (name: string) => name.toLowerCase()

/** Makes with their models, and others beside: models of a make that is among the first join it, each name once (MOD-03). */
export const joinMakes = (makes: readonly Make[], others: readonly Make[]): Make[] => {
  const isKnown = ({ name }: Make) => makes.some((make) => plainly(make.name) === plainly(name))
  const joined = makes.map((make) => {
    const more = others.filter(({ name }) => plainly(name) === plainly(make.name)).flatMap(({ models }) => models)
    const taken = new Set(make.models.map(plainly))
    return { ...make, models: [...make.models, ...more.filter((model) => !taken.has(plainly(model)))] }
  })
  return [...joined, ...others.filter((make) => !isKnown(make))]
}

/**
 * How far along a model is on a day (MOD-01): what is written of it, until its dates say otherwise. Before the first day it is sold it is
 * upcoming; from that day on what was upcoming is all-new; after the last day it is called so, it is sold like any other.
 *
 * @param today a calendar date in the site's zone, such as '2026-03-18'
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

/** A model of the platform, or of a business. */
interface Owned {
  /** Null where it is the platform's. */
  readonly organisationId: string | null
  readonly manufacturerSlug: string
  readonly slug: string
  readonly published: boolean
}

/** A model as sites of a business have it. */
export interface SiteModel<Model extends Owned> {
  readonly model: Model
  /** That of the platform, in whose place it stands. */
  readonly instead: Model | null
}

/**
 * What a business's sites show of the platform's models and its own (MOD-01): one of its own takes the place of the platform's of the same
 * make and name, hidden or not, so that a dealer changes, or takes away, what the platform says.
 *
 * @example siteModels([corolla, { ...corolla, organisationId: 'harbour' }]) // the one of Harbour alone
 */
export const siteModels = <Model extends Owned>(models: readonly Model[]): SiteModel<Model>[] => {
  const isSame = (one: Model, other: Model) => one.manufacturerSlug === other.manufacturerSlug && one.slug === other.slug
  const own = models.filter(({ organisationId }) => organisationId !== null)
  const platforms = models.filter(({ organisationId }) => organisationId === null)
  return [
    ...platforms.filter((model) => !own.some((other) => isSame(other, model))).map((model) => ({ model, instead: null })),
    ...own.map((model) => ({ model, instead: platforms.find((other) => isSame(other, model)) ?? null })),
  ].filter(({ model }) => model.published)
}
