import type { Car } from '../entities/Car'

/** Where a vehicle in New Zealand was first sold, as its consumer notice states it. */
export const carOrigins = { imported: 'Used import', here: 'New Zealand new' } as const

/** The origin of a vehicle (SRC-06); null unless its country of import or its first registration here is recorded. */
export const carOrigin = ({ disclosure }: Pick<Car, 'disclosure'>): (typeof carOrigins)[keyof typeof carOrigins] | null => {
  if (disclosure.importedFrom) return carOrigins.imported
  return disclosure.firstRegisteredHere === undefined ? null : carOrigins.here
}
