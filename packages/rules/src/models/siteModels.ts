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
