import type { SiteData } from '@forecourt/rules/pages/PageData'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { type FormContent, formContent } from '../../forms/formContent'

/** What a shopper who searched for this would write to the dealer (ENQ-18). */
export const wishOf = (wanted: readonly string[]): string => {
  const question = 'Can you please find me something similar?'
  return wanted.length > 0 ? `${question} I am after: ${wanted.join(', ')}.` : question
}

/** The form that asks for a car. */
export const wishForm = (config: ResolvedConfig, site: SiteData, now: string): FormContent =>
  formContent('general', { config, site, car: null, now })
