import { type BodyCategory, bodyCategory } from '../car/facts/bodyCategory'
import type { StockModel } from '../entities/StockModel'

/** Models of one kind under its heading. */
export interface ModelCategory {
  readonly label: string
  readonly models: readonly {
    readonly model: StockModel
    /** What its list is narrowed to, where the kind is more than the model. */
    readonly values: { readonly [facet: string]: readonly string[] }
  }[]
}

interface Kind {
  readonly label: string
  readonly has: (model: StockModel) => boolean
  readonly values?: (model: StockModel) => ModelCategory['models'][number]['values']
}

/** None of its new cars is here yet, or its maker says so. */
const isUpcoming = ({ newCount, comingCount, isAnnounced = false }: StockModel): boolean =>
  isAnnounced || (newCount > 0 && comingCount === newCount)

const ofBody = (label: BodyCategory): Kind => ({ label, has: (model) => bodyCategory(model.body) === label && !isUpcoming(model) })

/** The kinds in order (NAV-19). */
const kinds: readonly Kind[] = [
  ofBody('Cars'),
  ofBody('Hatch & sedans'),
  ofBody('SUVs & 4WDs'),
  ofBody('Utes & Vans'),
  {
    label: 'Electrified',
    has: (model) => model.electrified.length > 0 && !isUpcoming(model),
    values: ({ electrified }) => ({ fuel: electrified }),
  },
  { label: 'Upcoming', has: isUpcoming, values: () => ({ status: ['coming_soon'] }) },
]

/**
 * Sorts models into the categories of a menu of vehicles, in their order (NAV-18, NAV-19); within one by name. A model with electric or
 * hybrid cars stands among Electrified besides its body; one whose new cars are all still to come only among Upcoming. Categories
 * without cars are left out, and so are those stock does not tell (performance, discontinued).
 */
export const modelCategories = (models: readonly StockModel[]): ModelCategory[] =>
  kinds
    .map(({ label, has, values = () => ({}) }) => ({
      label,
      models: models
        .filter(has)
        .toSorted((one, other) => one.model.localeCompare(other.model, 'en-AU'))
        .map((model) => ({ model, values: values(model) })),
    }))
    .filter((category) => category.models.length > 0)
