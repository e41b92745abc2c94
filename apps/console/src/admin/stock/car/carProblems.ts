import { carEntryProblems, type EnteredCar } from '@forecourt/rules/car/carEntryProblems'
import type { ReadCar } from './typedCar'

interface CheckedCar {
  /** The car as it is, or a blank one. */
  readonly car: object
  readonly read: ReadCar
  readonly isNew: boolean
  /** ISO in UTC. */
  readonly now: string
  /** The paths that were typed. */
  readonly typed: readonly string[]
}

/**
 * What is wrong with what is typed, by path or by the group of facts it is in: what can't be read, and what the rules refuse of what was
 * touched (ENT-01 to ENT-06). Of a new car all is touched.
 */
export const carProblems = ({ car, read: { data, problems }, isNew, now, typed }: CheckedCar): Record<string, string> => {
  const entered = { status: 'draft', reserved: false, preorder: false, ...car, ...data } as EnteredCar
  // Without a year there is nothing for the rules to look at.
  const found = carEntryProblems(entered, { before: null, thisYear: Number(now.slice(0, 4)) })
  // The title is made where none is typed.
  if (isNew && entered.name.trim() === '') delete found.name
  const touched = new Set(typed.map((path) => path.split('.')[0] as string))
  if (touched.has('driveAwayCents')) touched.add('egcCents')
  if (isNew && entered.locationId === '') found.locationId = 'Choose where it stands.'
  if (isNew && (entered.year as number | null) === null) found.year = 'The year is missing.'
  return {
    ...Object.fromEntries(Object.entries(found).filter(([field]) => isNew || touched.has(field))),
    ...problems,
  }
}
