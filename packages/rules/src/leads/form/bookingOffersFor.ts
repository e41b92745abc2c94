import type { BookingOffer } from '../../bookings/Booking'
import { isAwaited, isInStock } from '../../entities/isInStock'
import type { LeadForm } from '../../entities/LeadForm'
import type { Location } from '../../entities/Location'
import type { Need } from '../../parts/Part'
import { leadForms } from '../leadForms'
import type { FormWithContext } from './FormContext'

/**
 * Locations that can receive an enquiry: those with the form's department, if any; otherwise all visible ones (ENQ-14, LOC-03).
 */
export const locationsForForm = (form: LeadForm, locations: readonly Location[]): readonly Location[] => {
  const visible = locations.filter((location) => location.visible)
  const wanted = leadForms[form].department
  if (wanted === undefined) return visible
  const fitting = visible.filter(({ departments }) => departments.some(({ department }) => department === wanted))
  return fitting.length > 0 ? fitting : visible
}

/** Ids of the locations for a form's visit: the car's, or all suitable ones. */
const visitLocationIds = ({ form, site, car }: Pick<FormWithContext, 'form' | 'site' | 'car'>): readonly string[] =>
  car ? [car.locationId] : locationsForForm(form, site.locations).map(({ id }) => id)

/**
 * Online bookings that a form can make, per location (ENQ-24, API-14): none if the form isn't a visit, bookings are off, or the car isn't
 * available, hasn't arrived or is excluded.
 */
export const bookingOffersFor = (context: Pick<FormWithContext, 'form' | 'site' | 'car'>): readonly BookingOffer[] => {
  const { form, site, car } = context
  if (car && form === 'testDrive' && (!isInStock(car) || isAwaited(car))) return []
  const places = visitLocationIds(context)
  return site.bookings.filter(
    ({ kind, locationId, exceptCars }) => kind === form && places.includes(locationId) && !(car && exceptCars.includes(car.stockNumber)),
  )
}

/** Whether all locations for a form's visit take bookings (ENQ-24), which makes a time required. */
export const isAlwaysBooked = (context: Pick<FormWithContext, 'form' | 'site' | 'car'>): boolean => {
  const offers = bookingOffersFor(context)
  return offers.length > 0 && visitLocationIds(context).every((id) => offers.some(({ locationId }) => locationId === id))
}

/** A location that requires the driver's licence (ENQ-24). */
export const asksLicence: Need<FormWithContext> = {
  holds: (context) => bookingOffersFor(context).some((offer) => offer.asksLicence),
  title: 'A place that asks',
  yes: 'A place that takes bookings asks for the licence.',
  no: 'No place asks for the licence in its bookings.',
}

/** Whether the licence is required, because all locations require it (ENQ-24). */
export const requiresLicence = (context: FormWithContext): boolean =>
  isAlwaysBooked(context) && bookingOffersFor(context).every((offer) => offer.asksLicence)
