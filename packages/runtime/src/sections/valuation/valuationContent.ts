import type { Car } from '@forecourt/rules/entities/Car'
import type { AnswerName } from '@forecourt/rules/leads/leadAnswers'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { type FormContent, formContent } from '../../forms/formContent'

/** What the steps of a valuation work from beside the valuation itself: small and plain, since it travels to the browser. */
export interface ValuationContent {
  readonly settings: Pick<ResolvedConfig, 'valuation' | 'auth'>
  readonly country: ResolvedConfig['identity']['country']
  readonly timeZone: string
  readonly siteName: string
  /** The dealership's number, always beside the journey; empty where the site has none. */
  readonly phone: string
  /** What the last step asks. */
  readonly contact: FormContent
  /** Makes that are likely. */
  readonly makes: readonly string[]
}

/** What the steps before have asked already. */
const asked: readonly AnswerName[] = ['vehicleDescription', 'rego', 'regoState', 'kms', 'valuationSummary']

/** The steps of a site as they are drawn anywhere (RTE-07, ENT-29). */
export const valuationContent = (
  config: ResolvedConfig,
  site: SiteData,
  { car, now }: { readonly car: Car | null; readonly now: string },
): ValuationContent => {
  const contact = formContent('tradeIn', { config, site, car, now })
  return {
    settings: { valuation: config.valuation, auth: config.auth },
    country: config.identity.country,
    timeZone: config.identity.timeZone,
    siteName: config.identity.name,
    phone: config.phone.main,
    contact: { ...contact, fields: contact.fields.filter(({ name }) => !asked.includes(name)) },
    makes: [...new Set(site.models.map(({ make }) => make))],
  }
}
