import { memoised } from '@forecourt/schema/memoised'
import { inSentence } from '../../text/inSentence'

const mostFuels = 100

/**
 * Says a fuel as people do, within a sentence (VDP-02): a feed's 'Petrol - Premium Unleaded' is 'premium unleaded petrol', and
 * what it adds in brackets is left out.
 */
export const formatFuel = memoised(
  (fuel: string): string =>
    inSentence(
      fuel
        .replace(/\([^()]*\)/g, ' ')
        .split(/\s+-\s+/)
        .toReversed()
        .join(' '),
    ),
  mostFuels,
)
