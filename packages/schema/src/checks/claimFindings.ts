import type { StockFacts } from '../claims/Claim'
import { findClaims, findContradiction } from '../claims/findContradictions'
import { writtenInSection } from '../claims/writtenTexts'
import { bySection } from '../json-schema/formattedTexts'
import type { ResolvedConfig } from '../ResolvedConfig'
import type { CrossCheck, Finding } from './CrossCheck'

const promisesIn = bySection((...section) =>
  writtenInSection(...section).flatMap(({ pointer, text }) =>
    // A single word makes no claim.
    text.includes(' ') ? findClaims(text).map((claim) => ({ pointer, claim })) : [],
  ),
)

/**
 * Claims in a site's texts that its settings contradict; given the stock, only those that its cars or locations contradict, so that each
 * claim is reported once.
 */
export const claimFindings = (config: ResolvedConfig, stock: StockFacts | null): Finding[] =>
  promisesIn(config).flatMap(({ pointer, claim }): Finding[] => {
    const message = findContradiction(claim, config, stock)
    return message === null ? [] : [{ pointer, severity: 'warning', message }]
  })

/**
 * Checks that pages claim only what the settings provide: misleading statements violate consumer law in Australia and New Zealand. Claims
 * about the stock are checked when publishing.
 */
export const promises: CrossCheck = (config) => claimFindings(config, null)
