import type { DisputeState, PaymentFacts, PaymentMoney } from '../PaymentStanding'

/** Events of a payment at its bank, by the payer, the bank, or the dealer in the bank's own console. */
export const bankActs = [
  ...(['pay', 'payWithClosedCard', 'paySlowly', 'decline', 'slowArrives', 'slowFails'] as const),
  ...(['dispute', 'disputeWon', 'disputeLost', 'disputeDropped', 'returnByItself', 'refundFailsLater', 'letGo'] as const),
] as const
export type BankAct = (typeof bankActs)[number]

/** Amount of each payment. Cents. */
export const modelAmount = 50_000

/** Model of a payment page at a bank: paid at most once, and refunded at most what was paid. Minutes. */
export class ModelPage {
  money: PaymentMoney = 'none'
  dispute: DisputeState | null = null
  failedRefunds = 0
  refundedPartsCents = 0
  failedPartialRefunds = 0
  private closed = false
  private isSlow = false
  private takesRefunds = true
  private readonly keys = new Set<string>()

  constructor(
    private readonly collect: 'authorise' | 'charge',
    private readonly until: number,
  ) {}

  private get isUnpaid(): boolean {
    return this.money === 'none' || this.money === 'failed'
  }

  private isOpen(now: number): boolean {
    return this.isUnpaid && !this.closed && !this.isSlow && now < this.until
  }

  /** Whether the dealer holds the money, captured or authorised. */
  get isHeld(): boolean {
    return this.dispute !== 'lost' && ['authorised', 'charged', 'returnFailed'].includes(this.money)
  }

  /** Amount that the dealer holds. Cents. */
  get heldCents(): number {
    return this.isHeld ? modelAmount - this.refundedPartsCents : 0
  }

  facts(now: number): PaymentFacts {
    const page = this.isOpen(now) || this.isSlow ? 'open' : 'closed'
    const { money, dispute, failedRefunds, refundedPartsCents, failedPartialRefunds } = this
    return {
      ...{ money, page, dispute, failedRefunds, refundedPartsCents, failedPartialRefunds },
      ...{ ref: null, paidWith: '', captureBefore: null },
    }
  }

  /** Events possible now. */
  acts(now: number): BankAct[] {
    const { money, dispute, isSlow } = this
    const isOpen = this.isOpen(now)
    const can: { readonly [Act in BankAct]: boolean } = {
      ...{ pay: isOpen, payWithClosedCard: isOpen, paySlowly: isOpen, decline: isOpen, slowArrives: isSlow, slowFails: isSlow },
      ...{ disputeWon: dispute === 'open', disputeLost: dispute === 'open', disputeDropped: dispute === 'open' },
      dispute: money === 'charged' && dispute === null,
      returnByItself: dispute === null && (money === 'charged' || money === 'returnFailed'),
      refundFailsLater: money === 'returned',
      letGo: money === 'authorised',
    }
    return bankActs.filter((act) => can[act])
  }

  /** Performs an event; no-op if not possible now. */
  act(act: BankAct, now: number): void {
    if (!this.acts(now).includes(act)) return
    const taken = this.collect === 'authorise' ? 'authorised' : 'charged'
    switch (act) {
      case 'pay':
      case 'payWithClosedCard':
        this.money = taken
        this.takesRefunds = act === 'pay'
        return
      case 'paySlowly':
        this.isSlow = true
        return
      case 'slowArrives':
        this.money = taken
        this.isSlow = false
        return
      case 'slowFails':
        this.isSlow = false
        return
      case 'decline':
        this.money = 'failed'
        return
      case 'dispute':
        this.dispute = 'open'
        return
      case 'disputeWon':
        this.dispute = 'won'
        return
      case 'disputeLost':
        this.dispute = 'lost'
        return
      case 'disputeDropped':
        this.dispute = null
        return
      case 'returnByItself':
        this.money = 'returned'
        return
      case 'refundFailsLater':
        this.money = 'returnFailed'
        this.failedRefunds++
        this.takesRefunds = false
        return
      case 'letGo':
        this.money = 'letGo'
    }
  }

  close(): void {
    this.closed = true
  }

  capture(): void {
    if (this.money === 'authorised') this.money = 'charged'
  }

  /** Refunds until a total has been returned in parts; a repeated key is ignored after a refusal. */
  giveBackPart(totalCents: number, key: string): void {
    if (this.money !== 'charged' && this.money !== 'returnFailed') return
    if (totalCents <= this.refundedPartsCents || this.keys.has(key)) return
    if (totalCents > modelAmount) throw new Error('A refund of more than was paid was requested.')
    this.keys.add(key)
    if (!this.takesRefunds || this.dispute === 'open' || this.dispute === 'lost') {
      this.failedPartialRefunds++
      return
    }
    this.refundedPartsCents = totalCents
    if (totalCents === modelAmount) this.money = 'returned'
  }

  giveBack(key: string): void {
    if (this.keys.has(key)) return
    this.keys.add(key)
    if (this.money === 'authorised') this.money = 'letGo'
    if (this.money !== 'charged' && this.money !== 'returnFailed') return
    if (this.takesRefunds && this.dispute !== 'open' && this.dispute !== 'lost') this.money = 'returned'
    else {
      this.money = 'returnFailed'
      this.failedRefunds++
    }
  }
}
