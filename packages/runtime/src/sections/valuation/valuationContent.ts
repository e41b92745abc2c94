import type { Car } from '@forecourt/rules/entities/Car'
import type { AnswerName } from '@forecourt/rules/leads/leadAnswers'
import { onlyState } from '@forecourt/rules/locations/onlyState'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { type FormContent, formContent } from '../../forms/formContent'

/** Data of the valuation steps besides the valuation: small and serialisable, as it is sent to the browser. */
export interface ValuationContent {
  readonly settings: Pick<ResolvedConfig, 'valuation' | 'auth'>
  readonly country: ResolvedConfig['identity']['country']
  /** State of the site's locations, preselected for the plate; null if they are in several. */
  readonly state: string | null
  readonly timeZone: string
  readonly siteName: string
  /** The dealership's phone number, shown in every step; empty if the site has none. */
  readonly phone: string
  /** Fields of the last step. */
  readonly contact: FormContent
  /** Suggested makes. */
  readonly makes: readonly string[]
}

/** Fields that earlier steps already contain. */
const answerNames: readonly AnswerName[] = ['vehicleDescription', 'rego', 'regoState', 'kms', 'valuationSummary']

/** Builds the steps of a site's valuation, for any page (RTE-07, ENT-29). */
export const valuationContent = (
  config: ResolvedConfig,
  site: SiteData,
  { car, now }: { readonly car: Car | null; readonly now: string },
): ValuationContent => {
  const contact = formContent('tradeIn', { config, site, car, now })
  return {
    settings: { valuation: config.valuation, auth: config.auth },
    country: config.identity.country,
    state: onlyState(site.locations, config.identity.country),
    timeZone: config.identity.timeZone,
    siteName: config.identity.name,
    phone: config.phone.main,
    contact: { ...contact, fields: contact.fields.filter(({ name }) => !answerNames.includes(name)) },
    makes: [...new Set(site.models.map(({ make }) => make))],
  }
}
