import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { hasDeposit } from '@forecourt/schema/switches/hasDeposit'

/**
 * Whether the cards a dealer takes are shown beside a deposit (CHK-03): there is one, the site wants them shown, and where the deposit is
 * paid on the site its bank takes cards.
 */
export const showsAcceptedCards = (
  { checkout }: { readonly checkout: Pick<ResolvedConfig['checkout'], 'deposit' | 'showAccepted'> },
  { acceptsCards }: { readonly acceptsCards?: boolean },
  isPaidHere: boolean,
): boolean => checkout.showAccepted && hasDeposit(checkout) && (!isPaidHere || acceptsCards === true)
