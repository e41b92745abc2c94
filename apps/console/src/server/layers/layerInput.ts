import { z } from 'zod'

/** The id of a layer. */
export const layerId = z.string().min(1).max(100)

/** The number of a release of a layer. */
export const releaseNumber = z.number().int().min(1)

/** Which state of a layer is looked at: its draft, or one of its releases. */
export const layerState = z.union([z.literal('draft'), releaseNumber])

/** Which of a layer's sites are meant. */
export const layerSiteFilter = z
  .strictObject({
    q: z.string().max(100),
    organisationId: z.string().max(100),
    templateLayerId: layerId,
    manufacturerLayerId: layerId,
    siteIds: z.array(z.string().max(100)).max(20_000),
    before: releaseNumber,
  })
  .partial()
  .default({})
