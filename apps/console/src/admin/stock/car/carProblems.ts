import { carEntryProblems, type EnteredCar } from '@forecourt/rules/car/carEntryProblems'
import type { Country } from '@forecourt/rules/records/kinds/countryTerms'
import type { ParsedCar } from './carFormValues'

interface CheckedCar {
  /** The stored car, or a blank one. */
  readonly car: object
  readonly parsed: ParsedCar
  readonly isNew: boolean
  readonly country: Country
  /** ISO in UTC. */
  readonly now: string
  /** Paths of the edited fields. */
  readonly entered: readonly string[]
}

/**
 * Validation errors by path or group of facts: unparsable values, and rule violations of edited fields (ENT-01 to ENT-06). For a new car
 * all fields are checked.
 */
export const carProblems = ({
  car,
  parsed: { data, problems },
  isNew,
  country,
  now,
  entered: enteredPaths,
}: CheckedCar): Record<string, string> => {
  const entered = { status: 'draft', reserved: false, preorder: false, ...car, ...data } as EnteredCar
  // The rules need a year.
  const found = carEntryProblems(entered, { before: null, thisYear: Number(now.slice(0, 4)), country })
  // An empty title is generated on saving.
  if (isNew && entered.name.trim() === '') delete found.name
  const editedGroups = new Set(enteredPaths.map((path) => path.split('.')[0] as string))
  if (editedGroups.has('driveAwayCents')) editedGroups.add('egcCents')
  if (isNew && entered.locationId === '') found.locationId = 'Choose a location.'
  if (isNew && (entered.year as number | null) === null) found.year = 'Enter the year.'
  return {
    ...Object.fromEntries(Object.entries(found).filter(([field]) => isNew || editedGroups.has(field))),
    ...problems,
  }
}
