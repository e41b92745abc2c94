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

/** The label of a model (MOD-01): of one still to come, of one just launched as the site calls it, and of one that ends; none of one sold for a while. */
export const modelLabel = (stage: ModelStage, { models }: Pick<ResolvedConfig, 'models'>): string | null =>
  stage === 'new' ? models.newLabel : labels[stage]

/** A model as menus and lists show it: one with a page of its own, or one of which there are only new cars. */
export interface MenuModel {
  readonly make: string
  readonly makeSlug: string
  readonly model: string
  readonly modelSlug: string
  readonly body: string | null
  /** Left out, a car. */
  readonly itemType?: ItemType
  readonly stage: ModelStage
  readonly performance: boolean
  readonly electrified: readonly string[]
  /** How many of its cars the site lists. */
  readonly count: number
  /** What is told of it on a page of its own; null where its list of cars is all there is. */
  readonly page: RangeModel | null
}

/** Models of one kind under its heading. */
export interface ModelCategory {
  readonly label: string
  readonly models: readonly {
    readonly model: MenuModel
    /** What its list is narrowed to, where the kind is more than the model; nothing for one that has a page. */
    readonly values: { readonly [facet: string]: readonly string[] }
  }[]
}

interface Kind {
  readonly label: string
  readonly has: (model: MenuModel) => boolean
  readonly values?: (model: MenuModel) => ModelCategory['models'][number]['values']
}

type KindOfModel = Pick<MenuModel, 'stage' | 'performance' | 'electrified'>

const isSold = ({ stage }: KindOfModel) => stage !== 'coming_soon' && stage !== 'discontinued'

/** The kinds of models that are no bodies (NAV-19); those no longer built are of none. */
export const modelKinds = {
  all: isSold,
  new: ({ stage }) => stage === 'new',
  performance: (model) => model.performance && isSold(model),
  electrified: (model) => model.electrified.length > 0 && isSold(model),
  upcoming: ({ stage }) => stage === 'coming_soon',
} as const satisfies { readonly [kind: string]: (model: KindOfModel) => boolean }

const ofBody = (label: BodyCategory): Kind => ({
  label,
  has: (model) => (model.itemType ?? 'car') === 'car' && bodyCategory(model.body) === label && isSold(model) && !model.performance,
})

/** What is no car is told apart by what it is, whatever its body (CFG-06). */
const ofItemType = (label: string, itemType: ItemType): Kind => ({
  label,
  has: (model) => model.itemType === itemType && isSold(model) && !model.performance,
})

/** The kinds in order (NAV-19). */
const kindsOf = ({ models }: Pick<ResolvedConfig, 'models'>): readonly Kind[] => [
  ofBody('Cars'),
  ofBody('Hatch & sedans'),
  ofBody('SUVs & 4WDs'),
  ofBody('Utes & Vans'),
  ofItemType('Caravans', 'caravan'),
  ofItemType('Motorcycles', 'motorcycle'),
  { label: models.performanceHeading, has: modelKinds.performance },
  {
    label: 'Electrified',
    has: modelKinds.electrified,
    values: ({ electrified }) => ({ fuel: electrified }),
  },
  { label: 'Upcoming', has: modelKinds.upcoming, values: () => ({ status: ['coming_soon'] }) },
  ...(listsDiscontinued({ models }) ? [{ label: 'Discontinued', has: ({ stage }: MenuModel) => stage === 'discontinued' }] : []),
]

/** Of a model nobody wrote of: it is upcoming while none of its new cars is here yet. */
const stageOf = ({ newCount, comingCount, isAnnounced = false }: StockModel): ModelStage =>
  isAnnounced || (newCount > 0 && comingCount === newCount) ? 'coming_soon' : 'current'

/** Every model a site sells new: those of its range, and others it has new cars of. */
export const menuModels = (range: readonly RangeModel[], stock: readonly StockModel[]): MenuModel[] => {
  const known = new Set(range.map(({ makeSlug, modelSlug }) => `${makeSlug}/${modelSlug}`))
  return [
    ...range.map((page): MenuModel => ({ ...page, page })),
    ...stock
      .filter(({ makeSlug, modelSlug, newCount }) => newCount > 0 && !known.has(`${makeSlug}/${modelSlug}`))
      .map((model): MenuModel => ({ ...model, stage: stageOf(model), performance: false, page: null })),
  ]
}

/**
 * Sorts models into the categories of a menu of vehicles, in their order (NAV-18, NAV-19); within one by name. A model with electric or
 * hybrid cars stands among Electrified besides its body; a performance model beside no body; one still to come only among Upcoming, one
 * no longer built only among Discontinued, where the site lists those. Categories without models are left out.
 */
export const modelCategories = (models: readonly MenuModel[], config: Pick<ResolvedConfig, 'models'>): ModelCategory[] =>
  kindsOf(config)
    .map(({ label, has, values = () => ({}) }) => ({
      label,
      models: models
        .filter(has)
        .toSorted((one, other) => one.model.localeCompare(other.model, 'en-AU'))
        .map((model) => ({ model, values: model.page ? {} : values(model) })),
    }))
    .filter((category) => category.models.length > 0)
