import { type EndedBecause, isLive, type ReservationState } from '../../entities/reservationStates'
import { moneyEvent } from '../moneyEvent'
import type { PaymentFacts } from '../paymentMoney'
import { becauseAfter, type PaymentIntent, type ReservationEvent, reservationStep } from '../reservationStep'

/** Something that happens to a deposit at its bank. Minutes from the start of the hold. */
export interface BankHappening {
  readonly at: number
  readonly facts: Partial<PaymentFacts>
}

export interface Story {
  readonly bank: readonly BankHappening[]
  /** What somebody of the dealership, or the shopper, does. */
  readonly deed?: { readonly at: number; readonly event: 'complete' | 'release' | 'returnedByHand' }
  /** Whether somebody else has taken the car by the time a late payment comes. */
  readonly isTaken?: boolean
  /** Whether the bank refuses to take money back. */
  readonly refusesReturn?: boolean
}

/** How a reservation stands, with where its money is. */
export interface End {
  readonly state: ReservationState
  readonly money: PaymentFacts['money']
}

const day = 1_440
const holdMinutes = 30
const reservedMinutes = 2 * day
const storyEnds = 8 * day

const blank: PaymentFacts = { money: 'none', page: 'open', dispute: null, ref: null, failedReturns: 0, paidWith: '', captureBefore: null }

/**
 * Plays a story of a deposit with its notices heard at some minutes: each has the bank asked for what is true then, as the worker's
 * own looks do. Gives how it stands once eight days are over.
 *
 * @param noticedAt minutes at which any notice comes, in any order and as often as it likes
 * @param firstPoll when the worker first asks by itself: late, where it was down
 */
export const replayNotices = (story: Story, noticedAt: readonly number[], firstPoll: number): End => {
  let state: ReservationState = 'holding'
  let because: EndedBecause | null = null
  let reservedUntil: number | null = null
  // What we asked of the bank stays so, whatever happened there before.
  let returned: Partial<PaymentFacts> | null = null
  let captured: Partial<PaymentFacts> | null = null
  let isClosed = false

  const factsAt = (minute: number): PaymentFacts => {
    const told: PaymentFacts = Object.assign({}, blank, ...story.bank.filter(({ at }) => at <= minute).map(({ facts }) => facts))
    return { ...told, ...(isClosed && { page: 'closed' }), ...captured, ...returned }
  }
  const ask = (intent: PaymentIntent, minute: number) => {
    const { money, dispute } = factsAt(minute)
    if (intent === 'close') isClosed = true
    if (intent === 'capture' && money === 'authorised') captured = { money: 'charged' }
    if (intent !== 'giveBack' || dispute === 'lost') return
    if (money === 'authorised') returned = { money: 'letGo' }
    if (money === 'charged') returned = story.refusesReturn ? { money: 'returnFailed', failedReturns: 1 } : { money: 'returned' }
  }
  const happen = (wanted: ReservationEvent, by: 'shopper' | 'staff' | 'system', minute: number): boolean => {
    const isLate: boolean = state === 'lapsed' && (wanted === 'authorise' || wanted === 'charge') && story.isTaken === true
    const event = isLate ? 'tooLate' : wanted
    const step = reservationStep(state, event)
    if (!step) return false
    because = becauseAfter(event, by, because)
    state = step.to
    if (isLive(state) && state !== 'holding') reservedUntil ??= minute + reservedMinutes
    if (step.follow) ask(step.follow, minute)
    return true
  }
  const receive = (minute: number) => {
    for (let steps = 0; ; steps++) {
      if (steps > 6) throw new Error('It never comes to rest.')
      const event = moneyEvent({ state, because }, factsAt(minute))
      if (!event || !happen(event, 'system', minute)) return
    }
  }
  const clock = (minute: number) => {
    if (state === 'holding' && minute >= holdMinutes) happen('lapse', 'system', minute)
    if (isLive(state) && reservedUntil !== null && minute >= reservedUntil) happen('expire', 'system', minute)
  }

  const looks = [firstPoll, holdMinutes, holdMinutes + 5, ...Array.from({ length: 33 }, (_, quarter) => (quarter * day) / 4)]
  const minutes = [...new Set([...noticedAt, ...looks.filter((look) => look >= firstPoll), ...(story.deed ? [story.deed.at] : [])])]
  for (const minute of minutes.toSorted((one, other) => one - other)) {
    if (minute > storyEnds) break
    for (const at of noticedAt) if (at === minute) receive(minute)
    if (minute >= firstPoll) clock(minute)
    if (story.deed?.at === minute) happen(story.deed.event, 'staff', minute)
    if (looks.includes(minute) && minute >= firstPoll) receive(minute)
  }
  return { state, money: factsAt(storyEnds).money }
}
