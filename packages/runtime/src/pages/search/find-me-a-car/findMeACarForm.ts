import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { type FormContent, formContent } from '../../../forms/formContent'

/** The form that asks for a car. */
export const findMeACarForm = (config: ResolvedConfig, site: SiteData, now: string): FormContent =>
  formContent('find', { config, site, car: null, now })
