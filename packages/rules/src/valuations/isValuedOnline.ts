import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { sendsTextMessages } from '@forecourt/schema/switches/contactSwitches'
import { showsValuations } from '@forecourt/schema/switches/showsValuations'
import type { LeadForm } from '../entities/LeadForm'
import type { Need } from '../parts/Part'

/** A site with online valuations (RTE-07). */
export const valuesOnline: Need<{ readonly config: Pick<ResolvedConfig, 'valuation'> }> = {
  holds: ({ config }) => config.valuation.enabled,
  requirement: 'RTE-07',
  title: 'Valuations',
  yes: 'The site values vehicles step by step.',
  no: 'The site values no vehicles; a form asks the dealer.',
  settings: ['/valuation/enabled'],
}

/** Whether a shopper's mobile must be verified by SMS before a figure shows (TRD-01); never on a site without figures. */
export const requiresSmsCode = (config: Pick<ResolvedConfig, 'auth' | 'valuation'>): boolean =>
  config.valuation.verifyPhone && showsValuations(config) && sendsTextMessages(config)

/**
 * Whether the price range shows before the shopper gives contact details (TRD-01); never where there are no figures, or where the mobile
 * is confirmed first.
 */
export const showsFigureFirst = (config: Pick<ResolvedConfig, 'auth' | 'valuation'>): boolean =>
  config.valuation.figureFirst && showsValuations(config) && !requiresSmsCode(config)

/** Whether a form is a step-by-step valuation (RTE-07, ENT-29): the trade-in form, if the site values vehicles. */
export const isValuedOnline = (form: LeadForm, config: Pick<ResolvedConfig, 'valuation'>): boolean =>
  form === 'tradeIn' && valuesOnline.holds({ config })
