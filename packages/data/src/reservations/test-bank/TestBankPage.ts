import type { DisputeState, PaymentFacts, PaymentMoney } from '@forecourt/rules/reservations/paymentMoney'
import type { TestBankPage as Row } from '../../generated/client'

/** How long the test bank keeps an amount on a card, as the big card schemes do. Days. */
const retentionDays = 7

/** What the test bank answers when it is asked about a page. */
export const factsOfPage = (page: Row, now: string): PaymentFacts => ({
  money: page.money as PaymentMoney,
  page: page.closed || page.paidAt !== null || page.until.toISOString() <= now ? 'closed' : 'open',
  dispute: page.dispute as DisputeState | null,
  ref: null,
  failedReturns: page.failedReturns,
  paidWith: page.paidWith,
  captureBefore:
    page.money === 'authorised' && page.paidAt ? new Date(page.paidAt.getTime() + retentionDays * 86_400_000).toISOString() : null,
})
