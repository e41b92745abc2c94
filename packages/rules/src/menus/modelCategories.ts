import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { listsDiscontinued } from '@forecourt/schema/switches/stockSwitches'
import { type BodyCategory, bodyCategory } from '../car/facts/bodyCategory'
import type { ItemType } from '../entities/Car'
import type { ModelStage, RangeModel, StockModel } from '../entities/RangeModel'

const labels: { readonly [Stage in Exclude<ModelStage, 'new'>]: string | null } = {
  coming_soon: 'Upcoming',
  current: null,
  run_out: 'Last ones',
  discontinued: 'Discontinued',
}

/** Label of a model (MOD-01): upcoming, new in the site's wording, or ending; null for a current one. */
export const modelLabel = (stage: ModelStage, { models }: Pick<ResolvedConfig, 'models'>): string | null =>
  stage === 'new' ? models.newLabel : labels[stage]

/** A model in menus and lists: one with its own page, or one with only new cars. */
export interface MenuModel {
  readonly make: string
  readonly makeSlug: string
  readonly model: string
  readonly modelSlug: string
  readonly body: string | null
  /** Omitted for cars. */
  readonly itemType?: ItemType
  readonly stage: ModelStage
  readonly performance: boolean
  readonly electrified: readonly string[]
  /** Number of its cars listed on the site. */
  readonly count: number
  /** The model's page; null if it only has a list of cars. */
  readonly page: RangeModel | null
}

/** Models of a category with its heading. */
export interface ModelCategory {
  readonly label: string
  readonly models: readonly {
    readonly model: MenuModel
    /** Filters of its list of cars, if the category is narrower than the model; empty for a model with a page. */
    readonly values: { readonly [facet: string]: readonly string[] }
  }[]
}

interface CategoryRule {
  readonly label: string
  readonly has: (model: MenuModel) => boolean
  readonly values?: (model: MenuModel) => ModelCategory['models'][number]['values']
}

type KindOfModel = Pick<MenuModel, 'stage' | 'performance' | 'electrified'>

const isSold = ({ stage }: KindOfModel) => stage !== 'coming_soon' && stage !== 'discontinued'

/** Model categories other than bodies (NAV-19); discontinued models are in none. */
export const modelKinds = {
  all: isSold,
  new: ({ stage }) => stage === 'new',
  performance: (model) => model.performance && isSold(model),
  electrified: (model) => model.electrified.length > 0 && isSold(model),
  upcoming: ({ stage }) => stage === 'coming_soon',
} as const satisfies { readonly [kind: string]: (model: KindOfModel) => boolean }

const bodyRule = (label: BodyCategory): CategoryRule => ({
  label,
  has: (model) => (model.itemType ?? 'car') === 'car' && bodyCategory(model.body) === label && isSold(model) && !model.performance,
})

/** Categories of motorcycles and caravans, regardless of body (CFG-06). */
const itemTypeRule = (label: string, itemType: ItemType): CategoryRule => ({
  label,
  has: (model) => model.itemType === itemType && isSold(model) && !model.performance,
})

/** Categories in order (NAV-19). */
const listCategoryRules = ({ models }: Pick<ResolvedConfig, 'models'>): readonly CategoryRule[] => [
  bodyRule('Cars'),
  bodyRule('Hatch & sedans'),
  bodyRule('SUVs & 4WDs'),
  bodyRule('Utes & Vans'),
  itemTypeRule('Caravans', 'caravan'),
  itemTypeRule('Motorcycles', 'motorcycle'),
  { label: models.performanceHeading, has: modelKinds.performance },
  {
    label: 'Electrified',
    has: modelKinds.electrified,
    values: ({ electrified }) => ({ fuel: electrified }),
  },
  { label: 'Upcoming', has: modelKinds.upcoming, values: () => ({ status: ['coming_soon'] }) },
  ...(listsDiscontinued({ models }) ? [{ label: 'Discontinued', has: ({ stage }: MenuModel) => stage === 'discontinued' }] : []),
]

/** Stage of a model without its own record: upcoming until one of its new cars has arrived. */
const deriveStage = ({ newCount, comingCount, isAnnounced = false }: StockModel): ModelStage =>
  isAnnounced || (newCount > 0 && comingCount === newCount) ? 'coming_soon' : 'current'

/** All models that a site sells new: those of its range, and others with new cars in stock. */
export const menuModels = (range: readonly RangeModel[], stock: readonly StockModel[]): MenuModel[] => {
  const known = new Set(range.map(({ makeSlug, modelSlug }) => `${makeSlug}/${modelSlug}`))
  return [
    ...range.map((page): MenuModel => ({ ...page, page })),
    ...stock
      .filter(({ makeSlug, modelSlug, newCount }) => newCount > 0 && !known.has(`${makeSlug}/${modelSlug}`))
      .map((model): MenuModel => ({ ...model, stage: deriveStage(model), performance: false, page: null })),
  ]
}

/**
 * Sorts models into the categories of the vehicle menu, in order and by name (NAV-18, NAV-19). An electric or hybrid model is also in
 * Electrified besides its body; a performance model is in no body; an upcoming one only in Upcoming, a discontinued one only in
 * Discontinued, if the site lists those. Omits empty categories.
 */
export const modelCategories = (models: readonly MenuModel[], config: Pick<ResolvedConfig, 'models'>): ModelCategory[] =>
  listCategoryRules(config)
    .map(({ label, has, values = () => ({}) }) => ({
      label,
      models: models
        .filter(has)
        .toSorted((one, other) => one.model.localeCompare(other.model, 'en-AU'))
        .map((model) => ({ model, values: model.page ? {} : values(model) })),
    }))
    .filter((category) => category.models.length > 0)
