import { shownFinance } from '../switches/shownFinance'
import type { CrossCheck } from './CrossCheck'
import { calculatorPages } from './calculatorPages'

/**
 * Rates on pages are the lender's, never ones the platform came with (FIN-06, FIN-24): a calculator without a weekly figure to open with
 * waits until the dealer has confirmed them, and then its rate is the one of the example stated with it.
 */
export const confirmedRates: CrossCheck = (config) => {
  const { calculator, estimate } = config
  if (shownFinance.confirmedRates(config)) {
    if (calculator.defaultRate === estimate.rate) return []
    const message = `The calculator opens at ${calculator.defaultRate}%, but the example stated with it is at ${estimate.rate}%. Make them the same.`
    return [{ pointer: '/calculator/defaultRate', severity: 'error', message }]
  }
  const titles = calculatorPages(config).map((title) => `“${title}”`)
  const waits = titles.length > 0 ? [`the calculator of ${titles.join(', ')} doesn’t show`] : []
  const estimates = shownFinance.estimates(config)
    ? [`estimates show at ${estimate.rate}%, comparison rate ${estimate.comparisonRate}%`]
    : []
  const consequences = [...waits, ...estimates]
  if (consequences.length === 0) return []
  const message = `Nobody has confirmed the rate and the example of the calculator: ${consequences.join(', and ')}.`
  return [{ pointer: '/calculator/confirmed', severity: 'warning', message }]
}
