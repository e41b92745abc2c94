import type { BookingKind, BookingState } from '../bookings/Booking'
import type { Car } from '../entities/Car'
import type { ReservationState } from '../entities/reservationStates'
import type { Valuation } from '../valuations/Valuation'
import type { AlertChoice } from './alerts/sendsAlerts'

/** How a car is known to an account: saved, viewed or put beside others. */
export type ShopperCarKind = 'watched' | 'viewed' | 'compared'

/** A car a shopper watches. Money in cents. */
export interface WatchedCar {
  readonly car: Car
  /** Since when, ISO in UTC. */
  readonly at: string
}

export interface SavedSearch {
  readonly id: string
  /** Path and query, from the site's root. */
  readonly path: string
  readonly name: string
}

/** Something the shopper asked the dealer, and how far it is. */
export interface SentEnquiry {
  readonly id: string
  /** ISO in UTC. */
  readonly at: string
  readonly about: string
  readonly carName: string | null
  readonly carSlug: string | null
  readonly status: 'new' | 'contacted' | 'closed'
}

/** A car the shopper reserved on this site, and how far that is (CHK-02). */
export interface GarageReservation {
  readonly id: string
  readonly reference: string
  readonly carName: string
  readonly state: ReservationState
  readonly amountCents: number
  /** Until when the car is reserved, ISO in UTC; null where it isn't. */
  readonly reservedUntil: string | null
  /** Its own page, with the way to cancel it; null where it has none. */
  readonly href: string | null
  /** Its receipt as a PDF; null where nothing is reserved or sold by it. */
  readonly receiptHref: string | null
}

/** A visit the shopper booked. */
export interface GarageBooking {
  readonly id: string
  readonly kind: BookingKind
  readonly state: BookingState
  /** ISO in UTC. */
  readonly startsAt: string
  /** Until when it waits to be confirmed; null where it doesn’t. ISO in UTC. */
  readonly heldUntil: string | null
  readonly timeZone: string
  readonly locationName: string
  readonly carName: string | null
  /** Whether it can still be moved and cancelled. */
  readonly isOpen: boolean
  /** Its page. */
  readonly href: string
}

/** A vehicle of the shopper's own, with what it was valued at last (ENT-21). */
export interface OwnVehicleEntry extends Pick<Valuation, 'km' | 'state' | 'lowCents' | 'highCents' | 'offerCents' | 'validUntil'> {
  /** Of the valuation. */
  readonly id: string
  /** Opens it; empty where nothing is to be opened, as in a preview. */
  readonly token: string
  readonly name: string
  readonly plate: string | null
}

/** All that a shopper's garage shows (RTE-22). */
export interface Garage {
  readonly email: string | null
  readonly mobile: string | null
  readonly phone: string
  readonly alerts: AlertChoice
  readonly watched: readonly WatchedCar[]
  readonly searches: readonly SavedSearch[]
  readonly reservations: readonly GarageReservation[]
  readonly viewed: readonly Car[]
  readonly compared: readonly Car[]
  readonly enquiries: readonly SentEnquiry[]
  readonly bookings: readonly GarageBooking[]
  readonly vehicles: readonly OwnVehicleEntry[]
  /** A search that waits to be kept, as the page of the list led here. */
  readonly offered: Pick<SavedSearch, 'path' | 'name'> | null
  /** What was just done, so that it is said. */
  readonly done: GarageDeed | null
}

/** What a form of the garage can have done. */
export const garageDeeds = {
  searchKept: 'The search is saved.',
  searchRemoved: 'The search is no longer saved.',
  carRemoved: 'The car is no longer watched.',
  alertsSaved: 'Your choice is saved.',
  phoneSaved: 'Your number is saved.',
  signedIn: 'You are signed in.',
  contactAdded: 'It is added: you can sign in with either now.',
  accountsJoined: 'Your two accounts are one now, with all that was in both.',
} as const
export type GarageDeed = keyof typeof garageDeeds

/** The garage of somebody who has just come: what a preview shows. */
export const emptyGarage: Garage = {
  email: 'shopper@example.com',
  mobile: null,
  phone: '',
  alerts: 'off',
  watched: [],
  searches: [],
  reservations: [],
  viewed: [],
  compared: [],
  enquiries: [],
  bookings: [],
  vehicles: [],
  offered: null,
  done: null,
}
