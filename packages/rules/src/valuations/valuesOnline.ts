import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Need } from '../parts/Part'

/** A site on which shoppers learn step by step what a vehicle of theirs is worth (RTE-07). */
export const valuesOnline: Need<{ readonly config: Pick<ResolvedConfig, 'valuation'> }> = {
  holds: ({ config }) => config.valuation.enabled,
  rule: 'RTE-07',
  title: 'Valuations',
  yes: 'The site values vehicles step by step.',
  no: 'The site values no vehicles; a form asks the dealer.',
  settings: ['/valuation/enabled'],
}
