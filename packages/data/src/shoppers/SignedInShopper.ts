import type { AlertChoice } from '@forecourt/rules/accounts/alerts/mayMailNow'

/** A shopper who is signed in, as the database knows them at this moment. */
export interface SignedInShopper {
  readonly id: string
  /** Proved by a code, as the mobile; one of the two at least. */
  readonly email: string | null
  readonly mobile: string | null
  /** The number to call them on: the proved one, or as they said it; empty without. */
  readonly phone: string
  readonly alerts: AlertChoice
}
