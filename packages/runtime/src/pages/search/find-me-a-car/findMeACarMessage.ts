import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { type FormContent, formContent } from '../../../forms/formContent'

/** What a shopper who searched for this would write to the dealer; one who searched for nothing is asked for what a dealer needs to know. */
export const findMeACarMessage = (wanted: readonly string[]): string => {
  const question = 'Please look out for a car for me.'
  return wanted.length > 0 ? `${question} I am after: ${wanted.join(', ')}.` : `${question}\nMake and model:\nBudget:`
}

/** The form that asks for a car. */
export const findMeACarForm = (config: ResolvedConfig, site: SiteData, now: string): FormContent =>
  formContent('general', { config, site, car: null, now })
