import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** Whether a site takes deposits itself, for any car at all: where it doesn't, reserving and buying are requests (CHK-01). */
export const takesDeposits = ({ checkout }: Pick<ResolvedConfig, 'checkout'>): boolean =>
  checkout.enabled && checkout.payOnline && checkout.deposit > 0
