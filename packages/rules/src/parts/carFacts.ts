import type { Car } from '../entities/Car'
import { isInStock } from '../entities/isInStock'
import type { Location } from '../entities/Location'
import { formatCarFields, type NamedCarField } from '../reasons/formatCarFields'
import type { DecidingField } from '../reasons/Reason'
import type { Need } from './Part'

/** Formatted fields of a car that decide a need. */
export const carFacts =
  <Name extends NamedCarField>(...names: readonly Name[]) =>
  ({ car }: { readonly car: Pick<Car, Name> }): readonly DecidingField[] =>
    formatCarFields(car, names)

/** A need for a car in stock; `no` is the sentence for a car that isn't. */
export const inStock = (requirement: string, no: string, title = 'In stock'): Need<{ readonly car: Pick<Car, 'status'> }> => ({
  holds: ({ car }) => isInStock(car),
  requirement,
  title,
  yes: 'The car is in stock.',
  no,
  fields: carFacts('status'),
})

/** A need for photos; without any, a placeholder shows (CARD-02). */
export const hasPhotos: Need<{ readonly car: Pick<Car, 'images'> }> = {
  holds: ({ car }) => car.images.length > 0,
  title: 'Photos',
  yes: 'The car has photos.',
  no: 'The car has no photos; a place for them says that they are coming.',
  fields: carFacts('images'),
}

type LocationContext = { readonly location: Location }

/** A formatted field of a location. */
export const locationField = (name: string, value: string | number | null): DecidingField => ({
  name,
  value: value === null ? 'None' : String(value) || 'None',
})

/** A need for a field of the location's record (LOC-11). */
export const locationFact = <Context extends LocationContext>(
  what: string,
  holds: (context: Context) => boolean,
  fields?: (context: Context) => readonly DecidingField[],
): Need<Context> => ({
  holds,
  title: 'What is known of the location',
  yes: `The location has ${what}.`,
  no: `The location has no ${what.replace(/^an? /, '')}.`,
  fields,
})
