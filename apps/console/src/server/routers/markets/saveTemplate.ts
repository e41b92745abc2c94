import { saveMarketTemplate } from '@forecourt/data/market-feeds/marketTemplates'
import { z } from 'zod'
import { notFound } from '../../errors/notFound'
import { refusedFields } from '../../errors/refusedFields'
import { sealedServer } from '../../feeds/sealedSettings'
import { templateSettings } from '../../markets/templateInput'
import { procedure } from '../../procedure'

/** Makes a file of the site's stock, or changes one; where it is sent, it is sent at once. */
export const saveTemplate = procedure
  .onSite('stock.edit')
  .input(z.object({ templateId: z.string().min(1).max(100).nullable(), data: z.object(templateSettings) }))
  .mutation(async ({ ctx, input: { siteId, templateId, data } }) => {
    const { target, ...others } = data
    const { server, ...sealed } = target.kind === 'sftp' ? sealedServer(ctx.secret, target) : { server: target }
    const settings = { ...others, target: server, ...sealed }
    const saved = await saveMarketTemplate(ctx.scope, { siteId, templateId, settings, actor: ctx.actor, now: ctx.now })
    if (!saved) throw notFound('file')
    if (!saved.ok) throw refusedFields(saved.fields)
    return { id: saved.template.id }
  })
