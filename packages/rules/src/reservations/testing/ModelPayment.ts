import { newStanding, type PaymentFacts, type PaymentStanding, withoutPart } from '../PaymentStanding'
import { nextCheck } from '../reservationMoney'
import { ModelPage } from './modelBank'

const minute = 60_000

/** Model of a payment with its page at the bank, as handled by the worker and webhooks: all decisions come from the rules. Minutes. */
export class ModelPayment {
  page: ModelPage | null = null
  standing: PaymentStanding = newStanding
  pageUntil = 0
  private checkAt: number | null = null
  private receivedAt = 0
  private response: { readonly facts: PaymentFacts; readonly requestedAt: number } | null = null

  constructor(
    readonly id: string,
    private readonly collect: 'authorise' | 'charge',
    private readonly onFacts: (facts: PaymentFacts) => void,
    private readonly giveUpReturn: () => void,
  ) {}

  open(now: number, minutes: number): void {
    this.pageUntil ||= now + minutes
    this.page ??= new ModelPage(this.collect, this.pageUntil)
    this.checkAt ??= now + 1
  }

  /** A webhook; duplicate, late or forged, it only triggers a query. */
  notify(now: number): void {
    if (this.page) this.checkAt = now
  }

  /** Queries the bank; the response arrives later, so facts received meanwhile are newer. */
  query(now: number): void {
    if (this.page) this.response = { facts: this.page.facts(now), requestedAt: now }
  }

  receiveLate(now: number): void {
    if (this.response) this.receive(this.response.facts, this.response.requestedAt, now)
    this.response = null
  }

  refresh(now: number): void {
    if (this.page) this.receive(this.page.facts(now), now, now)
  }

  private receive(facts: PaymentFacts, requestedAt: number, now: number) {
    if (requestedAt < this.receivedAt) return
    this.receivedAt = requestedAt
    this.onFacts(facts)
    const at = (minutes: number) => new Date(minutes * minute).toISOString()
    const next = nextCheck(this.standing, { pageUntil: at(this.pageUntil), now: at(now) })
    this.checkAt = next === null ? null : Date.parse(next) / minute
  }

  /** Nightly reconciliation of payments that aren't polled but could still change. */
  reconcile(now: number): void {
    const { money, pageClosed } = this.standing
    if (this.page && (!pageClosed || (money !== 'none' && money !== 'failed' && money !== 'letGo'))) this.checkAt ??= now
  }

  /** Runs the worker's due tasks, if the bank is reachable; a response may get lost after the bank acted. */
  work(now: number, bank: 'up' | 'away' | 'answerLost'): void {
    const { intent, gaveUp, refundNumber, decidedPartsCents, failedPartialRefunds } = this.standing
    if (intent !== null && !gaveUp && bank !== 'away') {
      if (!this.page) this.standing = { ...this.standing, intent: null }
      if (intent === 'close') this.page?.close()
      if (intent === 'capture') this.page?.capture()
      if (intent === 'giveBack') this.page?.giveBack(String(refundNumber))
      if (intent === 'giveBackPart') this.page?.giveBackPart(decidedPartsCents, `part ${decidedPartsCents} ${failedPartialRefunds}`)
      if (bank === 'up') this.refresh(now)
    }
    if (bank === 'up' && this.checkAt !== null && this.checkAt <= now) this.refresh(now)
  }

  /** The bank was unreachable for two days. */
  giveUp(): void {
    if (this.standing.intent === null || this.standing.gaveUp) return
    const { intent } = this.standing
    this.standing = intent === 'giveBackPart' ? { ...withoutPart(this.standing), intent: null } : { ...this.standing, gaveUp: true }
    if (intent === 'giveBack') this.giveUpReturn()
  }

  /** Whether the dealer holds its money, and it wasn't refunded by other means. */
  get isHeld(): boolean {
    return !this.standing.refundedAnotherWay && (this.page?.isHeld ?? false)
  }

  /** Amount that the dealer holds according to the bank; 0 if staff recorded a refund by other means. Cents. */
  get heldCents(): number {
    return this.isHeld ? (this.page?.heldCents ?? 0) : 0
  }
}
