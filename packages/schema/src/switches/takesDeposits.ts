import type { ResolvedConfig } from '../ResolvedConfig'
import { asksDeposits } from './asksDeposits'
import { hasDeposit } from './hasDeposit'

interface Settings {
  readonly checkout: Pick<ResolvedConfig['checkout'], 'enabled' | 'payOnline' | 'deposit'>
}

/** Whether a site takes deposits itself, for any car at all: where it doesn't, reserving and buying are requests (CHK-01). */
export const takesDeposits = (config: Settings): boolean => asksDeposits(config) && hasDeposit(config.checkout)
