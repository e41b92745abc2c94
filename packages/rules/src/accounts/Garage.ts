import type { BookingKind, BookingState } from '../bookings/Booking'
import type { Car } from '../entities/Car'
import type { ReservationState } from '../entities/reservationStates'
import type { SubscriptionPlan } from '../entities/SubscriptionPlan'
import type { Valuation } from '../valuations/Valuation'
import type { AlertChoice } from './alerts/sendsAlerts'

/** Why a car is in an account: saved, viewed or compared. */
export type ShopperCarKind = 'watched' | 'viewed' | 'compared'

/** A saved car of a shopper. */
export interface WatchedCar {
  readonly car: Car
  /** When it was saved, ISO in UTC. */
  readonly at: string
}

export interface SavedSearch {
  readonly id: string
  /** Path and query, relative to the site's root. */
  readonly path: string
  readonly name: string
}

/** An enquiry of the shopper and its progress. */
export interface SentEnquiry {
  readonly id: string
  /** ISO in UTC. */
  readonly at: string
  readonly about: string
  readonly carName: string | null
  readonly carSlug: string | null
  readonly status: 'new' | 'contacted' | 'closed'
}

/** A reservation of the shopper on this site and its state (CHK-02). */
export interface GarageReservation {
  readonly id: string
  readonly reference: string
  readonly carName: string
  readonly state: ReservationState
  readonly amountCents: number
  /** Plan of a subscription; null for a reservation. */
  readonly subscription: SubscriptionPlan | null
  /** End of the reservation, ISO in UTC; null if the car isn't reserved. */
  readonly reservedUntil: string | null
  /** The reservation's page, which can cancel it; null if there is none. */
  readonly href: string | null
  /** Whether it was made with the account's address, but not confirmed: it may be by someone else. */
  readonly isToClaim: boolean
  /** The PDF receipt; null if the reservation neither holds nor sold the car. */
  readonly receiptHref: string | null
}

/** A booking of the shopper. */
export interface GarageBooking {
  readonly id: string
  readonly kind: BookingKind
  readonly state: BookingState
  /** ISO in UTC. */
  readonly startsAt: string
  /** When an unconfirmed booking expires, ISO in UTC; null if it doesn't. */
  readonly heldUntil: string | null
  readonly timeZone: string
  readonly locationName: string
  readonly carName: string | null
  /** Whether the shopper can still move or cancel it. */
  readonly isOpen: boolean
  /** Address of the booking's page. */
  readonly href: string
}

/** A vehicle that the shopper owns, with its latest valuation (ENT-21). */
export interface OwnVehicleEntry extends Pick<Valuation, 'km' | 'state' | 'lowCents' | 'highCents' | 'offerCents' | 'validUntil'> {
  /** Id of the valuation. */
  readonly id: string
  /** Token of the valuation's page; empty in previews. */
  readonly token: string
  readonly name: string
  readonly plate: string | null
}

/** Data of the garage page (RTE-22). */
export interface Garage {
  /** The confirmed e-mail address that the shopper signs in with. */
  readonly email: string | null
  /** The confirmed mobile number that the shopper signs in with. */
  readonly mobile: string | null
  /** The number that the dealer may call, as entered; may be empty. */
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
  /** The action just completed, for its confirmation message. */
  readonly done: GarageAction | null
}

/** Actions of the garage's forms, with their confirmation messages. */
export const garageActions = {
  searchSaved: 'Your search is saved.',
  searchRemoved: 'Search removed.',
  carRemoved: 'You’re no longer watching that car.',
  alertsSaved: 'Your choice has been saved.',
  phoneSaved: 'Your number has been saved.',
  reservationClaimed: 'The reservation is in your account.',
  signedIn: 'You’re signed in.',
  contactAdded: 'Added. You can now sign in with either.',
  accountsJoined: 'We’ve combined your two accounts and kept everything from both.',
} as const
export type GarageAction = keyof typeof garageActions

/** An empty garage, for previews. */
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
  done: null,
}
