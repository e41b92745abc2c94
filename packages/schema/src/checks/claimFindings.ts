import { findContradictions } from '../claims/findContradictions'
import type { StockFacts } from '../claims/StockFacts'
import { writtenTexts } from '../claims/writtenTexts'
import type { ResolvedConfig } from '../ResolvedConfig'
import type { Finding } from './CrossCheck'

/**
 * Promises in a site's texts that its settings contradict; given the stock, those that its cars or places contradict. The two are
 * asked one after the other, so that each promise is said once.
 */
export const claimFindings = (config: ResolvedConfig, stock: StockFacts | null): Finding[] => [
  ...writtenTexts(config).flatMap(({ pointer, text }) =>
    // One thing alone promises nothing.
    (text.includes(' ') ? findContradictions(text, config, stock) : []).map(
      (message): Finding => ({ pointer, severity: 'warning', message }),
    ),
  ),
]
