import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { formatMoney } from '../format/formatMoney'
import { holdText } from './holdText'

type Terms = Pick<ResolvedConfig['checkout'], 'deposit' | 'holdHours' | 'collect'>

/**
 * What a deposit that is paid on the site does, sentence by sentence: nothing but what the site's settings and the database keep (CHK-03
 * to CHK-05).
 *
 * @example depositPromise({ deposit: 200, holdHours: 48, collect: 'charge' })[0] // 'A $200 deposit reserves it for 48 hours.'
 */
export const depositPromise = ({ deposit, holdHours, collect }: Terms): readonly string[] => [
  `A ${formatMoney(deposit * 100)} deposit reserves it for ${holdText(holdHours)}.`,
  collect === 'authorise'
    ? 'Your bank sets it aside on your card. It is taken only if you buy, and is then part of the price.'
    : 'It is charged now, and is part of the price if you buy.',
  collect === 'authorise'
    ? 'Cancel while it is reserved, or let the time run out, and your bank lets all of it go.'
    : 'Cancel while it is reserved, or let the time run out, and all of it is refunded.',
]
