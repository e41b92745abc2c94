import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { sendsTextMessages } from '@forecourt/schema/switches/contactSwitches'
import { givesFigures } from '@forecourt/schema/switches/givesFigures'
import type { LeadForm } from '../entities/LeadForm'
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

/** Whether a shopper's mobile is confirmed by a texted code before they see a figure (TRD-01); where none is shown, there is nothing to confirm it for. */
export const textsCode = (config: Pick<ResolvedConfig, 'auth' | 'valuation'>): boolean =>
  config.valuation.verifyPhone && givesFigures(config) && sendsTextMessages(config)

/** Whether a form leads step by step to what a vehicle is worth (RTE-07, ENT-29): that of a trade-in, where the site values vehicles. */
export const isValuedOnline = (form: LeadForm, config: Pick<ResolvedConfig, 'valuation'>): boolean =>
  form === 'tradeIn' && valuesOnline.holds({ config })
