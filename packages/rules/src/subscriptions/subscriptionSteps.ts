import type { ReservationState } from '../entities/reservationStates'
import type { SubscriptionChecks, SubscriptionPlan } from '../entities/SubscriptionPlan'
import { type StaffAction, staffActions, staffSteps } from '../reservations/reservationStep'

/** Facts that staff record about a subscription, with labels: checks before the start, and the bond after the end. */
const subscriptionMarks = {
  checkIdentity: { label: 'Identity checked', done: 'Checked the identity for' },
  checkLicence: { label: 'Licence checked', done: 'Checked the licence for' },
  returnBond: { label: 'Record the bond as returned', done: 'Recorded the bond as returned for' },
} as const

export type SubscriptionMark = keyof typeof subscriptionMarks

/** Everything that staff can do with a reservation or subscription. */
export type DeskAction = StaffAction | SubscriptionMark

export const isSubscriptionMark = (action: DeskAction): action is SubscriptionMark => Object.hasOwn(subscriptionMarks, action)

/** The instant that a mark is stored in. */
export const markedField = {
  checkIdentity: 'identityCheckedAt',
  checkLicence: 'licenceCheckedAt',
  returnBond: 'bondReturnedAt',
} as const satisfies { readonly [Mark in SubscriptionMark]: keyof SubscriptionChecks }

interface Standing extends SubscriptionChecks, Omit<Parameters<typeof staffSteps>[0], 'state'> {
  readonly state: ReservationState
  /** Null for a reservation. */
  readonly subscription: Pick<SubscriptionPlan, 'bondCents'> | null
}

const paidStates: readonly ReservationState[] = ['authorised', 'charged', 'disputed']

const mayMark = (mark: SubscriptionMark, { state, subscription, ...checks }: Standing): boolean => {
  if (checks[markedField[mark]] !== null) return false
  return mark === 'returnBond' ? state === 'completed' && (subscription?.bondCents ?? 0) > 0 : paidStates.includes(state)
}

/**
 * Actions that staff can take now (CHK-02): those of a reservation; of a subscription also the checks that its start requires, and the
 * bond's return.
 */
export const deskActions = (standing: Standing): DeskAction[] => {
  const steps = staffSteps(standing)
  if (standing.subscription === null) return steps
  const isChecked = standing.identityCheckedAt !== null && standing.licenceCheckedAt !== null
  const marks = (Object.keys(subscriptionMarks) as SubscriptionMark[]).filter((mark) => mayMark(mark, standing))
  return [...marks, ...steps.filter((action) => action !== 'complete' || isChecked)]
}

/** Labels of a subscription's actions that differ from a reservation's. */
const subscriptionTexts: { readonly [Action in StaffAction]?: { readonly label: string; readonly done: string } } = {
  complete: { label: 'Start the subscription', done: 'Started the subscription of' },
  release: { label: 'Refuse and refund', done: 'Refused the subscription of' },
  refundPart: { label: 'Refund part of the payment', done: 'Refunding part of the payment for' },
  extend: { label: 'Hold it longer', done: 'Extended the hold of' },
  retryCapture: { label: 'Retry taking the payment', done: 'Retried taking the payment for' },
}

/** Labels of cancelling while no money was taken: before the payment, and while the card only holds it. */
const cancelLabels: { readonly [State in ReservationState]?: { readonly reservation: string; readonly subscription: string } } = {
  reserved: { reservation: 'Cancel the reservation', subscription: 'Cancel the reservation' },
  holding: { reservation: 'Cancel the hold', subscription: 'Cancel the hold' },
  authorised: { reservation: 'Cancel and release the deposit', subscription: 'Refuse and release the payment' },
}

/** Label of an action, and its sentence for the audit. */
export const deskActionTexts = (
  action: DeskAction,
  { state, subscription }: { readonly state: ReservationState; readonly subscription: unknown },
): { readonly label: string; readonly done: string } => {
  if (isSubscriptionMark(action)) return subscriptionMarks[action]
  const isSubscription = subscription !== null
  const texts = (isSubscription ? subscriptionTexts[action] : undefined) ?? staffActions[action]
  const label = action === 'release' ? cancelLabels[state]?.[isSubscription ? 'subscription' : 'reservation'] : undefined
  return { ...texts, ...(label !== undefined && { label }) }
}

/** All actions, for validation. */
export const deskActionNames = [...Object.keys(staffActions), ...Object.keys(subscriptionMarks)] as DeskAction[]
