import type { Need } from '../../parts/Part'
import { bookingOffersFor, isAlwaysBooked } from './bookingOffersFor'
import type { FormAbout } from './FormContext'

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
