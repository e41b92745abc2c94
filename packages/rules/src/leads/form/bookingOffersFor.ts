import type { BookingOffer } from '../../bookings/BookingOffer'
import { isAwaited } from '../../entities/isAwaited'
import { isInStock } from '../../entities/isInStock'
import type { FormAbout } from './FormContext'
import { locationsForForm } from './locationsForForm'

/** The places a form's visit can go to, by id: the car's, or those that take it. */
const placesOf = ({ form, site, car }: Pick<FormAbout, 'form' | 'site' | 'car'>): readonly string[] =>
  car ? [car.locationId] : locationsForForm(form, site.locations).map(({ id }) => id)

/**
 * Lists what a form can book, of the places its visit can go to (ENQ-24, API-14): nothing where a form is no visit, bookings are off, or
 * the car can't be had, hasn't come or is left out.
 */
export const bookingOffersFor = (about: Pick<FormAbout, 'form' | 'site' | 'car'>): readonly BookingOffer[] => {
  const { form, site, car } = about
  if (car && form === 'testDrive' && (!isInStock(car) || isAwaited(car))) return []
  const places = placesOf(about)
  return site.bookings.filter(
    ({ kind, locationId, exceptCars }) => kind === form && places.includes(locationId) && !(car && exceptCars.includes(car.stockNumber)),
  )
}

/** Says whether each place a form's visit can go to takes bookings (ENQ-24): a time must then be chosen. */
export const isAlwaysBooked = (about: Pick<FormAbout, 'form' | 'site' | 'car'>): boolean => {
  const offers = bookingOffersFor(about)
  return offers.length > 0 && placesOf(about).every((id) => offers.some(({ locationId }) => locationId === id))
}
