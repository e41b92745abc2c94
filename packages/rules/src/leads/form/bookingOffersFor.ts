import type { BookingOffer } from '../../bookings/Booking'
import { isAwaited, isInStock } from '../../entities/isInStock'
import type { LeadForm } from '../../entities/LeadForm'
import type { Location } from '../../entities/Location'
import type { Need } from '../../parts/Part'
import { leadForms } from '../leadForms'
import type { FormAbout } from './FormContext'

/**
 * Places that can take an enquiry: for a test drive those that sell, for service and parts those with that department, if there
 * are any; otherwise every visible place (ENQ-14, LOC-03).
 */
export const locationsForForm = (form: LeadForm, locations: readonly Location[]): readonly Location[] => {
  const visible = locations.filter((location) => location.visible)
  const wanted = leadForms[form].department
  if (wanted === undefined) return visible
  const fitting = visible.filter(({ departments }) => departments.some(({ department }) => department === wanted))
  return fitting.length > 0 ? fitting : visible
}

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

/** A place that asks drivers for their licence (ENQ-24). */
export const asksLicence: Need<FormAbout> = {
  holds: (about) => bookingOffersFor(about).some((offer) => offer.asksLicence),
  title: 'A place that asks',
  yes: 'A place that takes bookings asks for the licence.',
  no: 'No place asks for the licence in its bookings.',
}

/** Says whether the licence must be given, as each place asks for it (ENQ-24). */
export const requiresLicence = (about: FormAbout): boolean =>
  isAlwaysBooked(about) && bookingOffersFor(about).every((offer) => offer.asksLicence)
