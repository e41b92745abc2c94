import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Checkout } from '../../checkout/Checkout'
import { checkoutView } from '../../checkout/checkoutView'
import { isLive, reservationStates } from '../../entities/reservationStates'
import { heldCents, isMoneyHeld, type PaymentFacts, partNews, withFacts, withPart } from '../PaymentStanding'
import { depositEvent, depositWithIntent, isPaidLate, type ReservationMoney, reservationAfter } from '../reservationMoney'
import { mayShopperRelease, type ReservationEvent, type StaffAction, staffActions, staffSteps } from '../reservationStep'
import { finalReservationStates } from './finalReservationStates'
import { ModelPayment } from './ModelPayment'
import { modelAmount } from './modelBank'

const actions = Object.keys(staffActions) as StaffAction[]
const bankStates = ['up', 'up', 'away', 'answerLost'] as const
const holdMinutes = 30
const day = 1_440
/** Events never happen simultaneously. */
const moment = 0.01
const maxReservations = 4
/** Amounts of partial refunds: small, large, all, and too much. Cents. */
const partialRefunds = [1, 20_000, 49_999, modelAmount, modelAmount + 1]
const isFinal = (state: string): boolean => (finalReservationStates as readonly string[]).includes(state)

interface ModelReservation {
  at: Omit<ReservationMoney, 'payment'>
  readonly payment: ModelPayment
  readonly journey: number
  readonly heldUntil: number
  reservedUntil: number | null
}

/** Model of a car that two shoppers want, each with a restartable checkout, and all possible events of their deposits. */
export class ModelYard {
  // A reservation by staff has no payment.
  static readonly all = [
    ...reservationStates.filter((state) => state !== 'reserved').map((state) => `reservation ${state}`),
    ...actions.map((action) => `staff ${action}`),
  ]
  private now = 0
  private isSold = false
  private readonly reservations: ModelReservation[] = []

  private get live(): ModelReservation | undefined {
    return this.reservations.find(({ at }) => isLive(at.state))
  }

  private moneyOf({ at, payment }: ModelReservation): ReservationMoney {
    return { ...at, payment: payment.standing }
  }

  private step(reservation: ModelReservation, wanted: ReservationEvent, by: 'shopper' | 'staff' | 'system'): boolean {
    const { state } = reservation.at
    if (isPaidLate(state, wanted)) this.lapseOverdue()
    const isTaken = this.isSold || this.live !== undefined
    const after = reservationAfter(this.moneyOf(reservation), isPaidLate(state, wanted) && isTaken ? 'tooLate' : wanted, by)
    if (!after) return false
    reservation.at = { state: after.state, because: after.because }
    reservation.payment.standing = after.payment
    if (isLive(after.state) && after.state !== 'holding') reservation.reservedUntil ??= this.now + 2 * day
    if (wanted === 'extend' && reservation.reservedUntil !== null) reservation.reservedUntil += day
    if (after.state === 'completed') this.isSold = true
    return true
  }

  private applyFacts(reservation: ModelReservation, facts: PaymentFacts) {
    const before = reservation.payment.standing
    reservation.payment.standing = withFacts(before, facts)
    const news = partNews(before, reservation.payment.standing)
    if (news) this.step(reservation, news.part === 'returned' ? 'partReturned' : 'partFailed', 'system')
    for (let steps = 0; steps < 6; steps++) {
      const event = depositEvent(this.moneyOf(reservation))
      if (!event || !this.step(reservation, event, 'system')) break
    }
    reservation.payment.standing = depositWithIntent(this.moneyOf(reservation))
  }

  private lapseOverdue() {
    for (const reservation of this.reservations)
      if (reservation.at.state === 'holding' && reservation.heldUntil <= this.now) this.step(reservation, 'lapse', 'system')
  }

  private endOverdue(reservation: ModelReservation) {
    const { at, heldUntil, reservedUntil } = reservation
    if (at.state === 'holding' && heldUntil <= this.now) this.step(reservation, 'lapse', 'system')
    else if (isLive(at.state) && reservedUntil !== null && reservedUntil <= this.now) this.step(reservation, 'expire', 'system')
  }

  private hold(journey: number, collect: 'authorise' | 'charge') {
    this.lapseOverdue()
    if (this.isSold || this.live || this.reservations.length === maxReservations) return
    const reservation: ModelReservation = {
      at: { state: 'holding', because: null },
      payment: new ModelPayment(
        String(this.reservations.length),
        collect,
        (facts) => this.applyFacts(reservation, facts),
        () => this.step(reservation, 'returnFailed', 'system'),
      ),
      journey,
      heldUntil: this.now + holdMinutes,
      reservedUntil: null,
    }
    this.reservations.push(reservation)
  }

  private openPage({ at, heldUntil, payment }: ModelReservation) {
    if (at.state === 'holding' && heldUntil > this.now) payment.open(this.now, Math.max(heldUntil - this.now, 35))
  }

  private actionsOf({ at, payment: { standing } }: ModelReservation): StaffAction[] {
    return staffSteps({ state: at.state, payment: standing })
  }

  private staff(reservation: ModelReservation, action: StaffAction | undefined, partCents: number) {
    if (!action || !this.actionsOf(reservation).includes(action)) return
    if (action === 'refundPart') {
      const { payment } = reservation
      const decided = withPart({ ...payment.standing, amountCents: modelAmount }, partCents)
      if (!decided) return
      const { amountCents: _, ...standing } = decided
      payment.standing = standing
    }
    this.step(reservation, action, 'staff')
  }

  /** Performs one of the possible events. */
  happen(step: number) {
    this.now += moment
    const rest = Math.floor(step / 18)
    const { now, reservations } = this
    const reservation = reservations[rest % Math.max(1, reservations.length)]
    const way = Math.floor(rest / maxReservations)
    if (!reservation) return this.hold(rest % 2, way % 2 === 0 ? 'charge' : 'authorise')
    const { payment } = reservation
    switch (step % 18) {
      case 0:
        return this.hold(rest % 2, way % 2 === 0 ? 'charge' : 'authorise')
      case 1:
      case 2:
        return this.openPage(reservation)
      case 3:
      case 4:
      case 5: {
        const acts = payment.page?.acts(now) ?? []
        const act = acts[way % Math.max(1, acts.length)]
        if (act) payment.page?.act(act, now)
        return
      }
      case 6:
        return payment.notify(now)
      case 7:
        return payment.query(now)
      case 8:
        return payment.receiveLate(now)
      case 9:
      case 10:
        return payment.refresh(now)
      case 11:
      case 12:
        return payment.work(now, bankStates[way % bankStates.length] ?? 'up')
      case 13:
        return payment.giveUp()
      case 14:
        this.now += [1, 10, 70, day][way % 4] ?? 1
        return
      case 15:
        return this.endOverdue(reservation)
      case 16:
        if (way % 3 === 0 && mayShopperRelease(reservation.at.state)) this.step(reservation, 'release', 'shopper')
        // A reserved car is only changed through its reservation.
        if (way % 8 === 1 && !this.live) this.isSold = true
        return
      default: {
        const possible = this.actionsOf(reservation)
        const partCents = partialRefunds[way % partialRefunds.length] ?? 1
        return this.staff(reservation, (possible.length > 0 ? possible : actions)[way % Math.max(1, possible.length)], partCents)
      }
    }
  }

  /** Checks the invariants. */
  check(): void {
    if (this.reservations.filter(({ at }) => isLive(at.state)).length > 1) throw new Error('Two shoppers hold the car.')
    for (const reservation of this.reservations) {
      const { at, payment } = reservation
      const isOwed = at.state === 'completed' || !isFinal(at.state)
      if (!isOwed && isMoneyHeld(payment.standing)) throw new Error(`It is ${at.state}, and there is money.`)
      if (!isFinal(at.state) && this.actionsOf(reservation).length === 0) throw new Error(`Nothing can be done: ${at.state}`)
      const { kind } = this.viewOf(reservation)
      if ((kind === 'held') !== (at.state === 'authorised' || at.state === 'charged')) throw new Error(`The page says ${kind}: ${at.state}`)
    }
  }

  private viewOf({ at, payment, heldUntil }: ModelReservation) {
    const instant = (minutes: number) => new Date(minutes * 60_000).toISOString()
    const hold = { ...at, heldUntil: instant(heldUntil), declined: payment.standing.money === 'failed' }
    return checkoutView({ hold, isBack: false } as Checkout, {} as ResolvedConfig, instant(this.now))
  }

  reached(): string[] {
    return this.reservations.flatMap((reservation) => [
      `reservation ${reservation.at.state}`,
      ...this.actionsOf(reservation).map((action) => `staff ${action}`),
    ])
  }

  private workAll(days: number) {
    for (let passed = 0; passed < days; passed++) {
      this.now += day
      for (const reservation of this.reservations) {
        reservation.payment.reconcile(this.now)
        reservation.payment.work(this.now, 'up')
        this.endOverdue(reservation)
      }
    }
  }

  /**
   * Lets the bank decide without further events: everything must settle by itself or through staff actions, with the money where it is
   * owed.
   */
  end(choice: number): void {
    for (const { payment } of this.reservations) {
      payment.page?.act(choice % 2 === 0 ? 'slowArrives' : 'slowFails', this.now)
      payment.page?.act(choice % 3 === 0 ? 'disputeLost' : 'disputeWon', this.now)
    }
    // Extended reservations expire later; the refund follows on the next day.
    const lastDay = Math.max(0, ...this.reservations.map(({ reservedUntil }) => (reservedUntil ?? this.now) - this.now)) / day
    this.workAll(Math.max(5, Math.ceil(lastDay) + 2))
    if (this.reservations.some(({ at }) => at.state === 'refund_pending')) throw new Error('No refund was requested.')
    for (let round = 0; round < 3; round++)
      for (const reservation of this.reservations) {
        const possible = this.actionsOf(reservation).filter((action) => action !== 'refundPart')
        this.staff(reservation, round === 0 && choice % 2 === 0 ? possible[0] : possible.at(-1), 0)
        this.workAll(1)
      }
    for (const { at, payment } of this.reservations) {
      if (!isFinal(at.state)) throw new Error(`It has no end: ${at.state}`)
      const owed = at.state === 'completed' ? heldCents({ ...payment.standing, amountCents: modelAmount }) : 0
      if (payment.heldCents !== owed) throw new Error(`It is ${at.state}, and the dealer holds ${payment.heldCents} of ${owed} cents.`)
      if (payment.isHeld !== (at.state === 'completed')) throw new Error(`It is ${at.state}, and the dealer holds: ${payment.isHeld}`)
    }
  }
}
