import type { StockModel } from '../pages/PageData'

/** Models of one kind under its heading. */
export interface ModelCategory {
  readonly label: string
  readonly models: readonly StockModel[]
}

/** The kinds in order (NAV-19), each with the bodies it takes, in lower case without spaces or dashes; the first takes whatever no other does. */
const categories: readonly { readonly label: string; readonly bodies: readonly string[] }[] = [
  { label: 'Cars', bodies: [] },
  { label: 'Hatch & sedans', bodies: ['hatch', 'hatchback', 'sedan', 'liftback', 'wagon', 'stationwagon', 'coupe'] },
  { label: 'SUVs & 4WDs', bodies: ['suv', '4x4', 'hardtop', 'softtop'] },
  { label: 'Utes & Vans', bodies: ['ute', 'cabchassis', 'van', 'lighttruck', 'bus', 'peoplemover'] },
]

const keyOf = (body: string | null): string => (body ?? '').toLowerCase().replace(/[\s-]/g, '')

const isIn = (model: StockModel, bodies: readonly string[]): boolean => bodies.includes(keyOf(model.body))

/**
 * Sorts models into the categories of a menu of vehicles, in their order (NAV-18, NAV-19); within one by name. Only categories
 * that have cars; what stock does not say (performance, upcoming, discontinued) has none.
 */
export const modelCategories = (models: readonly StockModel[]): ModelCategory[] =>
  categories
    .map(({ label, bodies }) => ({
      label,
      models: models
        .filter((model) => (bodies.length > 0 ? isIn(model, bodies) : !categories.some((other) => isIn(model, other.bodies))))
        .toSorted((one, other) => one.model.localeCompare(other.model, 'en-AU')),
    }))
    .filter((category) => category.models.length > 0)
