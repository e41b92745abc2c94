import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { statesComparisonRate } from '@forecourt/schema/switches/isInNewZealand'
import type { WeeklyTexts } from './FinanceTexts'

type Identity = Pick<ResolvedConfig['identity'], 'country'>

/**
 * The rates of a figure: with the comparison rate in Australia (CAR-23, FIN-05), only the annual rate in New Zealand (CFG-02).
 *
 * @example '8.99% p.a. interest, 10.96% p.a. comparison rate'
 */
export const ratesText = ({ rateText, comparisonText }: Pick<WeeklyTexts, 'rateText' | 'comparisonText'>, identity: Identity): string =>
  statesComparisonRate(identity) ? `${rateText} interest, ${comparisonText} p.a. comparison rate` : `${rateText} interest`

/**
 * Who lends, and the dealer's credit licence, for below the rates; empty if the site states neither.
 *
 * @example 'Finance by Harbour Finance. Australian Credit Licence 123456.'
 */
export const creditProviderText = ({
  lenderName,
  creditLicence,
}: Pick<ResolvedConfig['finance'], 'lenderName' | 'creditLicence'>): string =>
  [lenderName.trim() && `Finance by ${lenderName}`, creditLicence]
    .map((text) => text.trim().replace(/\.$/, ''))
    .filter(Boolean)
    .map((text) => `${text}.`)
    .join(' ')
