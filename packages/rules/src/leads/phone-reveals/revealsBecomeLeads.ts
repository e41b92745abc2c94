import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { hasAccounts } from '../../accounts/hasAccounts'
import { revealsPhones } from '../../phone/revealsPhones'

export interface RevealConfig {
  readonly auth: Pick<ResolvedConfig['auth'], 'enabled'>
  readonly leads: Pick<ResolvedConfig['leads'], 'phoneReveals'>
  readonly phone: Pick<ResolvedConfig['phone'], 'startsRevealed'>
}

/** Whether a number that somebody signed in asks for becomes a lead: numbers that show at once are not asked for (API-07, VDP-17, VDP-18). */
export const revealsBecomeLeads = (config: RevealConfig): boolean =>
  config.leads.phoneReveals && hasAccounts(config) && !revealsPhones(config)
