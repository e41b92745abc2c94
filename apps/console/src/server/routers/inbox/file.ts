import { conversationFile } from '@forecourt/data/leads/inbox/conversationFile'
import { z } from 'zod'
import { notFound } from '../../errors/notFound'
import { procedure } from '../../procedure'
import { findConversation } from './findConversation'
import { conversationId } from './inboxInput'

/** A file that a shopper sent with an answer, as base64. */
export const file = procedure
  .permission('lead.read')
  .input(z.object({ id: conversationId, fileId: z.string().min(1).max(100) }))
  .query(async ({ ctx, input: { id, fileId } }) => {
    const { accessScope } = await findConversation(ctx, id)
    const found = await conversationFile(accessScope.scope, { id, fileId, siteIds: accessScope.siteIds })
    if (!found) throw notFound('file')
    const { name, contentType, content } = found
    return { name, contentType, data: Buffer.from(content).toString('base64') }
  })
