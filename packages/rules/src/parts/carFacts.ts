import type { Car } from '../entities/Car'
import { carFields, type NamedCarField } from '../reasons/carFields'
import type { DecidingField } from '../reasons/Reason'

/** The fields of a car that decide a need, as people read them. */
export const carFacts =
  <Name extends NamedCarField>(...names: readonly Name[]) =>
  ({ car }: { readonly car: Pick<Car, Name> }): readonly DecidingField[] =>
    carFields(car, names)
