import type { ComparedCar } from './compareStore'
import type { Favourite } from './favouritesStore'
import type { ViewedCar } from './viewedStore'

/** A car of an account, with all data that a browser stores of one. */
export interface AccountCar extends Favourite, ViewedCar, ComparedCar {}

/** The signed-in account's data that is sent to the browser. */
export interface AccountState {
  readonly id: string
  /** Phone number; empty if unknown. */
  readonly phone: string
  /** Verified email address; empty if unknown. */
  readonly email: string
  readonly watched: readonly AccountCar[]
  readonly viewed: readonly AccountCar[]
  readonly compared: readonly AccountCar[]
}
