import { findContradictions } from '../claims/findContradictions'
import type { StockFacts } from '../claims/StockFacts'
import { writtenTexts } from '../claims/writtenTexts'
import type { ResolvedConfig } from '../ResolvedConfig'
import { saysPriceKinds } from '../switches/saysPriceKinds'
import type { Finding } from './CrossCheck'

/** Prices with government charges beside others without them, and nothing at any of them that says which it is (CARD-05). */
const unlabelledKinds = (config: ResolvedConfig, { cars, withoutCharges }: StockFacts): Finding[] => {
  if (saysPriceKinds(config) || withoutCharges === 0 || withoutCharges === cars) return []
  const message = `${withoutCharges} of ${cars} prices leave out government charges, and the site doesn’t say which: show what prices include.`
  return [{ pointer: '/price/showPriceType', severity: 'warning', message }]
}

/**
 * Promises in a site's texts that its settings contradict; given the stock, those that its cars or places contradict. The two are
 * asked one after the other, so that each promise is said once. A promise, too, is a price that doesn't say what it leaves out.
 */
export const claimFindings = (config: ResolvedConfig, stock: StockFacts | null): Finding[] => [
  ...writtenTexts(config).flatMap(({ pointer, text }) =>
    // One thing alone promises nothing.
    (text.includes(' ') ? findContradictions(text, config, stock) : []).map(
      (message): Finding => ({ pointer, severity: 'warning', message }),
    ),
  ),
  ...(stock ? unlabelledKinds(config, stock) : []),
]
