import type { StockFacts } from '../claims/Claim'
import { findContradiction, findPromises } from '../claims/findContradictions'
import { writtenInSection } from '../claims/writtenTexts'
import { bySection } from '../json-schema/formattedTexts'
import type { ResolvedConfig } from '../ResolvedConfig'
import type { CrossCheck, Finding } from './CrossCheck'

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

/** A page promises only what its settings do: misleading statements are against consumer law in Australia and New Zealand alike. What the stock contradicts is asked at publish. */
export const promises: CrossCheck = (config) => claimFindings(config, null)
