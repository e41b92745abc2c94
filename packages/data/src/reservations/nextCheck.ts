import type { PaymentFacts } from '@forecourt/rules/reservations/paymentMoney'
import type { Payment } from './Payment'

const minute = 60_000
const day = 86_400_000

/**
 * When to ask the provider again, as nobody can rely on being told: each minute while its page is open, each night while it has money
 * of ours, never once nothing can happen any more. A payment that was returned is looked at no more; one that was taken can be disputed
 * for months, which the provider tells.
 */
export const nextCheck = (
  { intent, pageUntil }: Pick<Payment, 'intent' | 'pageUntil'>,
  { money, page, dispute }: PaymentFacts,
  now: string,
): string | null => {
  const after = (ms: number) => new Date(Date.parse(now) + ms).toISOString()
  if (intent !== null || money === 'returning') return after(15 * minute)
  if (money === 'none' || money === 'failed')
    return page === 'open' ? after(pageUntil !== null && pageUntil <= now ? 5 * minute : minute) : null
  if (money === 'authorised' || dispute === 'open') return after(day)
  return money === 'charged' ? after(day) : null
}
