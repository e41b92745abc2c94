import { goBackReasonMissing, longestReason, shortestReason } from '@forecourt/rules/compliance/waivers'
import { z } from 'zod'

export const layerId = z.string().min(1).max(100)

/** The number of a layer's release. */
export const releaseNumber = z.number().int().min(1)

/** Why a user goes back to an earlier release. */
export const goBackReason = z.string(goBackReasonMissing).trim().min(shortestReason, goBackReasonMissing).max(longestReason)

/** A state of a layer: its draft, or a release. */
export const layerState = z.union([z.literal('draft'), releaseNumber])

/** Filter of a layer's sites. */
export const layerSiteFilter = z
  .strictObject({
    q: z.string().max(100),
    organisationId: z.string().max(100),
    templateLayerId: layerId,
    manufacturerLayerId: layerId,
    siteIds: z.array(z.string().max(100)).max(20_000),
    /** Only sites on an earlier release than this. */
    before: releaseNumber,
  })
  .partial()
  .default({})
