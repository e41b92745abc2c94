import { listMarketTemplates } from '@forecourt/data/market-feeds/marketTemplates'
import { marketTemplate } from '@forecourt/services/market-feeds/template/MarketTemplate'
import { templateFormatId } from '@forecourt/services/market-feeds/template/templateFormat'
import { procedure } from '../../procedure'

/** The files somebody made of a site's stock, with where each is sent and what came of it last. */
export const templates = procedure.onSite('stock.read').query(async ({ ctx, input: { siteId } }) =>
  (await listMarketTemplates(ctx.scope, siteId)).map(({ document, deliveredHash: _hash, ...template }) => ({
    ...template,
    document: marketTemplate.parse(document),
    format: templateFormatId(template.id),
  })),
)
