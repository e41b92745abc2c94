import {
  heldCentsOfRequest,
  type RequestAction,
  type RequestMoney,
  requestActions,
  requestAfterAction,
  requestGivenUp,
  requestStaffActions,
  requestStates,
  requestWithFacts,
  secondPayment,
} from '../requestMoney'
import { ModelPayment } from './ModelPayment'
import { modelAmount } from './modelBank'

const actions = Object.keys(requestStaffActions) as RequestAction[]
const bankStates = ['up', 'up', 'away', 'answerLost'] as const
const day = 1_440
/** Events never happen simultaneously. */
const moment = 0.01
const maxPayments = 3
/** Amounts of partial refunds: small, large, all, and too much. Cents. */
const partialRefunds = [1, 20_000, 49_999, modelAmount, modelAmount + 1]

/** Model of a payment request with all its possible events: payers with several pages, staff, the worker, the bank, and time. */
export class ModelRequest {
  static readonly all = [
    ...requestStates.map((state) => `request ${state}`),
    ...actions.map((action) => `action ${action}`),
    'second returning',
    'second stuck',
  ]
  private state: RequestMoney['state'] = 'open'
  private now = 0
  private readonly payments: ModelPayment[] = []
  private isLeftAlone = true

  private get money(): RequestMoney {
    return { state: this.state, payments: this.payments.map(({ id, standing }) => ({ ...standing, id, amountCents: modelAmount })) }
  }

  private store({ state, payments }: RequestMoney) {
    this.state = state
    for (const [place, { id: _, amountCents: __, ...standing }] of payments.entries()) {
      const payment = this.payments[place]
      if (payment) payment.standing = standing
    }
  }

  private begin() {
    if (this.state !== 'open' || this.payments.length === maxPayments) return
    const id = String(this.payments.length)
    this.payments.push(
      new ModelPayment(
        id,
        'charge',
        (facts) => this.store(requestWithFacts(this.money, id, facts)),
        () => this.store(requestGivenUp(this.money, id)),
      ),
    )
  }

  private staff(action: RequestAction | undefined, partCents: number) {
    const after = action && requestAfterAction(this.money, action, partCents)
    if (after) this.store(after)
    if (after) this.isLeftAlone = false
  }

  /** Performs one of the possible events. */
  happen(step: number) {
    this.now += moment
    const rest = Math.floor(step / 16)
    const { now, payments } = this
    const payment = payments[rest % Math.max(1, payments.length)]
    const way = Math.floor(rest / maxPayments)
    switch (payment ? step % 16 : 0) {
      case 0:
        return this.begin()
      case 1:
      case 2:
        return payment?.open(now, 60)
      case 3:
      case 4:
      case 5:
      case 6: {
        const acts = payment?.page?.acts(now) ?? []
        const act = acts[way % Math.max(1, acts.length)]
        if (act === 'returnByItself' || act === 'refundFailsLater' || act === 'disputeLost') this.isLeftAlone = false
        if (act) payment?.page?.act(act, now)
        return
      }
      case 7:
        return payment?.notify(now)
      case 8:
        return payment?.query(now)
      case 9:
        return payment?.receiveLate(now)
      case 10:
        return payment?.refresh(now)
      case 11:
      case 12:
        return payment?.work(now, bankStates[way % bankStates.length] ?? 'up')
      case 13:
        return payment?.giveUp()
      case 14:
        this.now += [1, 10, 70, day][way % 4] ?? 1
        return
      default: {
        const possible = requestActions(this.money)
        return this.staff(
          (possible.length > 0 ? possible : actions)[way % Math.max(1, possible.length)],
          partialRefunds[way % partialRefunds.length] ?? 1,
        )
      }
    }
  }

  /** Checks the invariants. */
  check(): void {
    const { money, state } = this
    const held = money.payments.some(
      ({ money: at, refundedAnotherWay, dispute }) => at === 'charged' && !refundedAnotherWay && dispute !== 'lost',
    )
    if ((state === 'cancelled' || state === 'refunded') && held) throw new Error(`It is ${state}, and there is money.`)
    if (state !== 'cancelled' && state !== 'refunded' && requestActions(money).length === 0)
      throw new Error(`Nothing can be done: ${state}`)
  }

  reached(): string[] {
    const { money } = this
    const second = secondPayment(money)
    return [`request ${this.state}`, ...requestActions(money).map((action) => `action ${action}`), ...(second ? [`second ${second}`] : [])]
  }

  private workAll(days: number) {
    for (let passed = 0; passed < days; passed++) {
      this.now += day
      for (const payment of this.payments) {
        payment.reconcile(this.now)
        payment.work(this.now, 'up')
      }
    }
  }

  /**
   * Lets the bank decide without further events: everything must settle by itself or through staff actions, with the money where it is
   * owed.
   */
  end(choice: number): void {
    for (const { page } of this.payments) {
      page?.act(choice % 2 === 0 ? 'slowArrives' : 'slowFails', this.now)
      page?.act(choice % 3 === 0 ? 'disputeLost' : 'disputeWon', this.now)
    }
    if (this.payments.some(({ page }) => page?.dispute === 'lost')) this.isLeftAlone = false
    const wasLeftAlone = this.isLeftAlone
    this.workAll(4)
    if (this.state === 'refund_pending') throw new Error('No refund was requested.')
    for (let round = 0; round < 3; round++) {
      const possible = requestActions(this.money).filter((action) => action !== 'refund' && action !== 'refundPart')
      if (possible.length === 0) break
      this.staff(round === 0 && choice % 2 === 0 ? possible[0] : possible.at(-1), 0)
      this.workAll(4)
    }
    const { state } = this
    const owed = state === 'paid' ? heldCentsOfRequest(this.money) : 0
    const held = this.payments.reduce((sum, payment) => sum + payment.heldCents, 0)
    if (!['paid', 'cancelled', 'refunded'].includes(state)) throw new Error(`It has no end: ${state}`)
    if (held !== owed) throw new Error(`It is ${state}, and the dealer holds ${held} of ${owed} cents.`)
    const wasPaid = this.payments.some(({ page }) => page && page.money !== 'none' && page.money !== 'failed')
    if (wasLeftAlone && wasPaid && state !== 'paid') throw new Error(`It was paid, and is ${state}.`)
  }
}
