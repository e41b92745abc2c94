import { formatPhone } from '@forecourt/rules/format/formatPhone'
import { fullNameParts } from '@forecourt/rules/leads/fullNameParts'
import { type CarStage, sellingStages } from '@forecourt/rules/stock/carStage'
import type { CarChoice } from '../../parts/forms/carChoice'

/** Contact details of a booking as people write them. */
export interface BookingContact {
  readonly name: string
  readonly lastName: string
  readonly phone: string
  readonly email: string
}

export const noContact: BookingContact = { name: '', lastName: '', phone: '', email: '' }

/** Contact details of a person of the inbox. Splits a name that came from one field. */
export const bookingContact = ({ name, lastName, phone, email }: BookingContact): BookingContact => ({
  ...(lastName === '' ? fullNameParts(name) : { name, lastName }),
  phone: formatPhone(phone),
  email,
})

interface AskedCar extends CarChoice {
  readonly stage: CarStage
  readonly stockNumber: string
  readonly locationId: string
}

/** The car that a person most likely wants to test drive, if they still can; null if there is none, or it isn't clear which. */
export const askedCar = <Car extends AskedCar>({
  cars,
  likelyCarId,
}: {
  readonly cars: readonly Car[]
  readonly likelyCarId: string | null
}) =>
  cars.find(({ id, stage }) => id === likelyCarId && stage !== 'sold' && (sellingStages.includes(stage) || stage === 'coming_soon')) ?? null

/** A car that a person asked about as the choice of a booking; null if it is at another location. */
export const carChoiceAt = (car: AskedCar | null, locationId: string): CarChoice | null =>
  car && car.locationId === locationId ? { ...car, name: `${car.name} · ${car.stockNumber}` } : null
