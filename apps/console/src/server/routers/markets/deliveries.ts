import { listMarketDeliveries } from '@forecourt/data/market-feeds/marketDeliveries'
import { listMarketTemplates } from '@forecourt/data/market-feeds/marketTemplates'
import { marketSecret } from '@forecourt/services/market-feeds/delivery/sentSignature'
import { notFound } from '../../errors/notFound'
import { templateInput } from '../../markets/templateInput'
import { procedure } from '../../procedure'

const maxRows = 50

/** What was sent of a file last, newest first, and the secret it is signed with. */
export const deliveries = procedure
  .onSite('stock.edit')
  .input(templateInput)
  .query(async ({ ctx, input: { siteId, templateId } }) => {
    const template = (await listMarketTemplates(ctx.scope, siteId)).find(({ id }) => id === templateId)
    if (!template) throw notFound('file')
    return { sent: await listMarketDeliveries(ctx.scope, templateId, maxRows), secret: marketSecret(ctx.secret, templateId) }
  })
