import type { ResolvedConfig } from '../ResolvedConfig'
import { calculatorFields } from '../switches/calculatorFields'
import type { CrossCheck, Finding } from './CrossCheck'

const dollars = (amount: number) => `$${amount.toLocaleString('en-AU')}`

const prices = ({ minPrice, maxPrice, defaultPrice }: ResolvedConfig['calculator']): Finding[] => {
  const range = `from ${dollars(minPrice)} to ${dollars(maxPrice)}`
  if (minPrice >= maxPrice)
    return [{ pointer: '/calculator/maxPrice', severity: 'error', message: `The calculator takes no price: its prices run ${range}.` }]
  if (defaultPrice >= minPrice && defaultPrice <= maxPrice) return []
  const message = `The calculator starts with a price of ${dollars(defaultPrice)}, but takes prices ${range}.`
  return [{ pointer: '/calculator/defaultPrice', severity: 'error', message }]
}

const rates = (calculator: ResolvedConfig['calculator']): Finding[] => {
  const { minRate, maxRate, defaultRate } = calculator
  const range = `from ${minRate}% to ${maxRate}%`
  if (minRate > maxRate)
    return [{ pointer: '/calculator/maxRate', severity: 'error', message: `The calculator takes no rate: its rates run ${range}.` }]
  if (defaultRate >= minRate && defaultRate <= maxRate) return []
  const starts = calculatorFields.ratePercent({ calculator }) ? 'starts with' : 'always uses'
  const message = `The calculator ${starts} a rate of ${defaultRate}%, but takes rates ${range}.`
  return [{ pointer: '/calculator/defaultRate', severity: 'error', message }]
}

/** The calculator starts with a price and a rate that it takes itself (FIN-12, FIN-13, FIN-16, FIN-24). */
export const calculatorRanges: CrossCheck = ({ calculator }) => [...prices(calculator), ...rates(calculator)]
