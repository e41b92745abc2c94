import type { ResolvedConfig } from '../ResolvedConfig'
import { isBlankText, plainText } from '../rich-text/plainText'
import { calculatorFields } from '../switches/calculatorFields'
import { statesComparisonRate } from '../switches/isInNewZealand'
import { hasFinanceDisclaimer, hasRateRange, shownFinance } from '../switches/shownFinance'
import { isSwitchedOn, shownBlocks } from '../switches/shownItems'
import type { CrossCheck, Finding } from './CrossCheck'
import { namedLaws } from './namedLaws'

/** Titles of the site's pages with a calculator. */
const calculatorPages = ({ pages }: Pick<ResolvedConfig, 'pages'>): string[] =>
  pages.list
    .filter((page) => isSwitchedOn(page) && shownBlocks(page).some((block) => block.kind === 'calculator'))
    .map(({ title }) => title)

/**
 * Displayed rates must be the lender's, never the platform's defaults (FIN-06, FIN-24): a calculator without a weekly figure needs the
 * dealer's confirmation, and then uses the rate of its stated example.
 */
export const confirmedRates: CrossCheck = (config) => {
  const { calculator, estimate, identity } = config
  if (shownFinance.confirmedRates(config)) {
    if (calculator.defaultRate === estimate.rate) return []
    const message = `The calculator opens at ${calculator.defaultRate}%, but the example stated with it is at ${estimate.rate}%. Make them the same.`
    return [{ pointer: '/calculator/defaultRate', severity: 'error', message }]
  }
  const titles = calculatorPages(config).map((title) => `“${title}”`)
  const waits = titles.length > 0 ? [`the calculator of ${titles.join(', ')} doesn’t show`] : []
  const estimates = shownFinance.estimates(config)
    ? [`estimates show at ${estimate.rate}%${statesComparisonRate(identity) ? `, comparison rate ${estimate.comparisonRate}%` : ''}`]
    : []
  const consequences = [...waits, ...estimates]
  if (consequences.length === 0) return []
  const message = `The calculator’s rate and example are not confirmed: ${consequences.join(', and ')}.`
  return [{ pointer: '/calculator/confirmed', severity: 'warning', message }]
}

/** Loan amount of the Code's comparison rates. */
const loanDollars = 30_000

/**
 * Checks that comparison rates are plausible (FIN-05 to FIN-07): a range ascends, fees leave part of the loan, and an example's comparison
 * rate isn't below its interest rate, since it includes the fees. The last can happen with a discount, so it is a warning. A site in New
 * Zealand states none (CFG-02).
 */
export const comparisonRates: CrossCheck = ({ identity, lender, estimate }) => {
  if (!statesComparisonRate(identity)) return []
  const findings: Finding[] = []
  const { comparisonRateFrom: from, comparisonRateTo: to, fees } = lender
  if (hasRateRange(lender) && from > to) {
    const message = `The lender’s comparison rates run from ${from}% down to ${to}%. Swap them.`
    findings.push({ pointer: '/lender/comparisonRateTo', severity: 'error', message })
  }
  const atOnce = fees.reduce((sum, fee) => (fee.every === 'once' && !fee.financed ? sum + fee.amount : sum), 0)
  if (atOnce >= loanDollars) {
    const message = `The lender’s upfront fees come to $${atOnce.toLocaleString('en-AU')}. Comparison rates are for a loan of $30,000, so nothing would be left.`
    findings.push({ pointer: '/lender/fees', severity: 'error', message })
  }
  if (estimate.comparisonRate < estimate.rate) {
    const message = `The estimate’s comparison rate of ${estimate.comparisonRate}% is below its interest rate of ${estimate.rate}%. A comparison rate includes fees, so it is rarely lower.`
    findings.push({ pointer: '/estimate/comparisonRate', severity: 'warning', message })
  }
  return findings
}

const dollars = (amount: number) => `$${amount.toLocaleString('en-AU')}`

const prices = ({ minPrice, maxPrice, defaultPrice }: ResolvedConfig['calculator']): Finding[] => {
  const range = `from ${dollars(minPrice)} to ${dollars(maxPrice)}`
  if (minPrice >= maxPrice)
    return [{ pointer: '/calculator/maxPrice', severity: 'error', message: `The calculator accepts no price: its range is ${range}.` }]
  if (defaultPrice >= minPrice && defaultPrice <= maxPrice) return []
  const message = `The calculator starts with a price of ${dollars(defaultPrice)}, but only accepts prices ${range}.`
  return [{ pointer: '/calculator/defaultPrice', severity: 'error', message }]
}

const rates = (calculator: ResolvedConfig['calculator']): Finding[] => {
  const { minRate, maxRate, defaultRate } = calculator
  const range = `from ${minRate}% to ${maxRate}%`
  if (minRate > maxRate)
    return [{ pointer: '/calculator/maxRate', severity: 'error', message: `The calculator accepts no rate: its range is ${range}.` }]
  if (defaultRate >= minRate && defaultRate <= maxRate) return []
  const starts = calculatorFields.ratePercent({ calculator }) ? 'starts with' : 'always uses'
  const message = `The calculator ${starts} a rate of ${defaultRate}%, but only accepts rates ${range}.`
  return [{ pointer: '/calculator/defaultRate', severity: 'error', message }]
}

/** The calculator's initial price and rate must be within its ranges (FIN-12, FIN-13, FIN-16, FIN-24). */
export const calculatorRanges: CrossCheck = ({ calculator }) => [...prices(calculator), ...rates(calculator)]

/** Finance figures need terms and a lender, and an application form needs a lender (CAR-23, RTE-10, FIN-02, FIN-05). */
export const financeDisclosure: CrossCheck = (config) => {
  const { finance, estimate, calculator, identity } = config
  const laws = namedLaws[identity.country]
  const findings: Finding[] = []
  const warn = (pointer: string, message: string) => findings.push({ pointer, severity: 'warning', message })
  const hasLender = shownFinance.lender(config)
  const statesWeekly = hasLender && (shownFinance.weeklyOnCarPages(config) || shownFinance.weeklyOnCards(config))
  if (!hasLender && finance.path !== '/finance')
    warn('/finance/provider', `The finance page is ${finance.path}, but no lender is chosen, so no page shows finance figures.`)
  if (statesWeekly && !hasFinanceDisclaimer(finance))
    warn('/finance/disclaimer', `Weekly figures have no disclaimer, but the law requires the terms beside them (${laws.terms}).`)
  const hasCalculator = shownFinance.calculatorOnCarPages(config) || calculatorPages(config).length > 0
  const statesRates = statesWeekly || shownFinance.estimates(config) || (hasCalculator && shownFinance.confirmedRates(config))
  if (statesRates && statesComparisonRate(identity) && !/comparison rate[\s\S]*only[\s\S]*example/i.test(finance.comparisonWarning))
    warn(
      '/finance/comparisonWarning',
      `The comparison rate warning doesn’t say that the rate is only true for the example given. The law requires this warning beside every comparison rate (${laws.rates}).`,
    )
  const estimated = plainText(estimate.disclaimer)
  const required = ['{rate}', ...(statesComparisonRate(identity) ? ['{comparisonRate}'] : [])]
  const missing = required.filter((placeholder) => !estimated.includes(placeholder))
  if (shownFinance.estimates(config) && missing.length > 0)
    warn('/estimate/disclaimer', `The estimate’s disclaimer leaves out ${missing.join(' and ')}, which the law requires (${laws.rates}).`)
  if (hasCalculator && isBlankText(calculator.disclaimer))
    warn(
      '/calculator/disclaimer',
      `The calculator has no small print, but the law requires it to say what its figures leave out (${laws.figures}).`,
    )
  return findings
}
