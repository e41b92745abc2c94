import type { ComparedCar } from './compareStore'
import type { Favourite } from './favouritesStore'
import type { ViewedCar } from './viewedStore'

/** A car of an account, with all that a browser keeps of one. */
export interface AccountCar extends Favourite, ViewedCar, ComparedCar {}

/** What a browser is told of the account that is signed in there. */
export interface AccountState {
  readonly id: string
  /** The number to call them on; empty without. */
  readonly phone: string
  /** The address they proved; empty without. */
  readonly email: string
  readonly watched: readonly AccountCar[]
  readonly viewed: readonly AccountCar[]
  readonly compared: readonly AccountCar[]
}
