import type { Car } from '@forecourt/rules/entities/Car'
import { cardCar } from '@forecourt/rules/stock/cardCar'
import { carRecord } from '../stock/carRecord'
import { geoloc } from '../stock/geoloc'

/** Tells the records of organisations that share an index apart. */
export const ownerAttribute = 'organisation_id'

/** Sites with other settings may read the same record: a number to call is asked for by itself. */
const anySite = { phone: { startsRevealed: false } }

/** A car as a hosted index keeps it: what it is searched, counted and sorted by, and under `car` what a card shows. */
export const hostedRecord = (car: Car, organisationId: string) => ({
  ...carRecord(car),
  ...geoloc(car),
  [ownerAttribute]: organisationId,
  car: cardCar(car, anySite),
})
