import type { ResolvedConfig } from '../ResolvedConfig'
import { isBlankText, plainText } from '../rich-text/plainText'
import { hasFinanceDisclaimer } from '../switches/hasFinanceDisclaimer'
import { shownFinance } from '../switches/shownFinance'
import { countryName } from '../text/countryName'
import type { CrossCheck, Finding } from './CrossCheck'
import { calculatorPages } from './calculatorPages'

const law = ({ identity }: ResolvedConfig) => `the law of ${countryName(identity.country)}`

/** Figures of finance come with their small print and a lender, and an application has somebody who would lend (CAR-23, RTE-10, FIN-02, FIN-05). */
export const financeDisclosure: CrossCheck = (config) => {
  const { finance, estimate, calculator } = config
  const findings: Finding[] = []
  const warn = (pointer: string, message: string) => findings.push({ pointer, severity: 'warning', message })
  const hasLender = shownFinance.lender(config)
  const statesWeekly = hasLender && (shownFinance.weeklyOnCarPages(config) || shownFinance.weeklyOnCards(config))
  if (!hasLender && finance.path !== '/finance')
    warn('/finance/provider', `Finance is at ${finance.path}, but no lender is chosen, so no page shows what finance costs.`)
  if (statesWeekly && !hasFinanceDisclaimer(finance))
    warn('/finance/disclaimer', `Weekly figures show without a disclaimer, but ${law(config)} asks for the terms beside them.`)
  const hasCalculator = shownFinance.calculatorOnCarPages(config) || calculatorPages(config).length > 0
  const statesRates = statesWeekly || shownFinance.estimates(config) || (hasCalculator && shownFinance.confirmedRates(config))
  if (statesRates && config.identity.country === 'AU' && !/comparison rate[\s\S]*only[\s\S]*example/i.test(finance.comparisonWarning))
    warn(
      '/finance/comparisonWarning',
      'The comparison rate warning doesn’t say that the rate is true only for the example given. The National Credit Code of Australia asks for that warning beside every comparison rate.',
    )
  const estimated = plainText(estimate.disclaimer)
  const missing = ['{rate}', '{comparisonRate}'].filter((placeholder) => !estimated.includes(placeholder))
  if (shownFinance.estimates(config) && missing.length > 0)
    warn('/estimate/disclaimer', `The estimate’s disclaimer leaves out ${missing.join(' and ')}, which ${law(config)} asks for.`)
  if (hasCalculator && isBlankText(calculator.disclaimer))
    warn('/calculator/disclaimer', `The calculator has no small print, but ${law(config)} asks what its figures leave out.`)
  return findings
}
