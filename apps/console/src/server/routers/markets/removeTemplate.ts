import { removeMarketTemplate } from '@forecourt/data/market-feeds/marketTemplates'
import { templateFormatId } from '@forecourt/services/market-feeds/template/templateFormat'
import { notFound } from '../../errors/notFound'
import { templateInput } from '../../markets/templateInput'
import { procedure } from '../../procedure'

/** Removes a file of the site's stock: it is sent no more, and its address finds nothing. */
export const removeTemplate = procedure
  .onSite('stock.edit')
  .input(templateInput)
  .mutation(async ({ ctx, input: { siteId, templateId } }) => {
    if (!(await removeMarketTemplate(ctx.scope, { siteId, templateId, format: templateFormatId(templateId), actor: ctx.actor })))
      throw notFound('file')
    return { id: templateId }
  })
