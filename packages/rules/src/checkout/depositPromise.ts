import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { hasDeposit } from '@forecourt/schema/switches/takesDeposits'
import { formatMoney } from '../format/formatMoney'

const hoursInDay = 24
/** Holds up to two days are stated in hours, like the deposit's terms (CHK-05). */
const maxStatedInHours = 48

/** How long a deposit holds a car: '48 hours', '1 hour', '7 days' (CHK-05). */
export const holdText = (hours: number): string => {
  if (hours > maxStatedInHours && hours % hoursInDay === 0) return `${hours / hoursInDay} days`
  return hours === 1 ? '1 hour' : `${hours} hours`
}

const minuteMs = 60_000

const countText = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

/**
 * Remaining time of a hold, in its two largest units (CHK-05).
 *
 * @param until ISO in UTC, as `now`
 * @example timeLeftText('2026-05-04T03:30:00Z', '2026-05-04T01:00:00Z') // '2 hours 30 minutes left.'
 */
export const timeLeftText = (until: string, now: string): string => {
  const minutes = Math.floor((Date.parse(until) - Date.parse(now)) / minuteMs)
  if (minutes < 1) return minutes < 0 ? 'Time’s up.' : 'Less than a minute left.'
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60]
  const parts = [
    days > 0 && countText(days, 'day'),
    hours > 0 && countText(hours, 'hour'),
    days === 0 && rest > 0 && countText(rest, 'minute'),
  ]
  return `${parts.filter(Boolean).join(' ')} left.`
}

/**
 * URL of the deposit receipt as a PDF (CHK-04).
 *
 * @param token the token of the checkout
 * @example receiptHref('abc.def') // '/api/checkout/receipt?journey=abc.def'
 */
export const receiptHref = (token: string): string => `/api/checkout/receipt?${new URLSearchParams({ journey: token })}`

/**
 * Whether the accepted cards show next to a deposit (CHK-03): there is a deposit, the site shows them, and, if it is paid online, the
 * payment provider accepts cards.
 */
export const showsAcceptedCards = (
  { checkout }: { readonly checkout: Pick<ResolvedConfig['checkout'], 'deposit' | 'showAccepted'> },
  { acceptsCards }: { readonly acceptsCards?: boolean },
  isPaidHere: boolean,
): boolean => checkout.showAccepted && hasDeposit(checkout) && (!isPaidHere || acceptsCards === true)

type Terms = Pick<ResolvedConfig['checkout'], 'deposit' | 'holdHours' | 'collect'>

/**
 * Terms of an online deposit, sentence by sentence: only what the settings and the database guarantee (CHK-03 to CHK-05).
 *
 * @example depositPromise({ deposit: 200, holdHours: 48, collect: 'charge' })[0] // 'A $200 deposit reserves it for 48 hours.'
 */
export const depositPromise = ({ deposit, holdHours, collect }: Terms): readonly string[] => [
  `A ${formatMoney(deposit * 100)} deposit reserves it for ${holdText(holdHours)}.`,
  collect === 'authorise'
    ? 'Your bank holds it on your card. You’re only charged if you buy, and then it comes off the price.'
    : 'It’s charged now and comes off the price if you buy.',
  collect === 'authorise'
    ? 'If you cancel while it’s reserved, or let the time run out, your bank releases it in full.'
    : 'Cancel while the car’s reserved, or let the time run out, and we’ll refund your deposit in full.',
]
