import { findContradiction, findPromises } from '../claims/findContradictions'
import type { StockFacts } from '../claims/StockFacts'
import { writtenInSection } from '../claims/writtenTexts'
import { bySection } from '../json-schema/bySection'
import type { ResolvedConfig } from '../ResolvedConfig'
import type { Finding } from './CrossCheck'

const promisesIn = bySection((...section) =>
  writtenInSection(...section).flatMap(({ pointer, text }) =>
    // One thing alone promises nothing.
    text.includes(' ') ? findPromises(text).map((promise) => ({ pointer, promise })) : [],
  ),
)

/**
 * Promises in a site's texts that its settings contradict; given the stock, those that its cars or places contradict. The two are
 * asked one after the other, so that each promise is said once.
 */
export const claimFindings = (config: ResolvedConfig, stock: StockFacts | null): Finding[] =>
  promisesIn(config).flatMap(({ pointer, promise }): Finding[] => {
    const message = findContradiction(promise, config, stock)
    return message === null ? [] : [{ pointer, severity: 'warning', message }]
  })
