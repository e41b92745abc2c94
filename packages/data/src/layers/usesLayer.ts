import { Prisma } from '../generated/client'

/** Whether the row `site` uses the row `layer`. */
export const usesLayer = Prisma.sql`(
  layer.kind = 'platform' or site.template_layer_id = layer.id or site.manufacturer_layer_id = layer.id or site.organisation_id = layer.organisation_id
)`
