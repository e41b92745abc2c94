import type { StockModel } from '../pages/PageData'

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

const keyOf = (body: string | null): string => (body ?? '').toLowerCase().replace(/[\s-]/g, '')

/** Bodies of each kind, in lower case without spaces or dashes. */
const bodies = {
  small: ['hatch', 'hatchback', 'sedan', 'liftback', 'wagon', 'stationwagon', 'coupe'],
  high: ['suv', '4x4', 'hardtop', 'softtop'],
  working: ['ute', 'cabchassis', 'van', 'lighttruck', 'bus', 'peoplemover'],
} as const
const known: readonly string[] = Object.values(bodies).flat()

/** None of its new cars is here yet. */
const isUpcoming = ({ newCount, comingCount }: StockModel): boolean => newCount > 0 && comingCount === newCount

const isOf =
  (kind: readonly string[]) =>
  (model: StockModel): boolean =>
    kind.includes(keyOf(model.body)) && !isUpcoming(model)

/** The kinds in order (NAV-19); Cars takes whatever body no other does. */
const kinds: readonly Kind[] = [
  { label: 'Cars', has: (model) => !known.includes(keyOf(model.body)) && !isUpcoming(model) },
  { label: 'Hatch & sedans', has: isOf(bodies.small) },
  { label: 'SUVs & 4WDs', has: isOf(bodies.high) },
  { label: 'Utes & Vans', has: isOf(bodies.working) },
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
