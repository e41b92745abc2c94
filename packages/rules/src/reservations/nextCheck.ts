import type { PaymentStanding } from './PaymentStanding'

const minute = 60_000
const day = 86_400_000

/**
 * When to ask the provider again, as nobody can rely on being told: each minute while its page is open, each night while it has money of
 * ours, null once nothing can happen any more. A payment that was returned is looked at no more; one that was taken can be disputed for
 * months, which the provider tells. ISO in UTC.
 */
export const nextCheck = (
  { money, dispute, pageClosed, intent, gaveUp, byHand }: PaymentStanding,
  { pageUntil, now }: { readonly pageUntil: string | null; readonly now: string },
): string | null => {
  const after = (ms: number) => new Date(Date.parse(now) + ms).toISOString()
  if (intent !== null && gaveUp) return after(day)
  if (intent !== null || money === 'returning') return after(15 * minute)
  if (money === 'none' || money === 'failed') return pageClosed ? null : after(pageUntil !== null && pageUntil <= now ? 5 * minute : minute)
  if (money === 'authorised' || money === 'charged' || dispute === 'open') return after(day)
  return money === 'returnFailed' && !byHand ? after(day) : null
}
