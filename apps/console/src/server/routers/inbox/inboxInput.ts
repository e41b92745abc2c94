import { inboxViews } from '@forecourt/data/leads/inbox/conversationSql'
import { conversationStages } from '@forecourt/rules/leads/inbox/conversationStages'
import { z } from 'zod'

export const conversationId = z.string().min(1).max(100)
/** Made up by the browser for one deed: sent twice, it is done once. */
export const deedKey = z.string().min(8).max(100)
export const revision = z.number().int().min(0)

const text = z.string().max(100)

/** What of the inbox is shown. */
export const inboxFilter = z
  .strictObject({
    view: z.enum(inboxViews),
    q: text,
    stage: z.enum(conversationStages),
    assignedTo: text,
    locationId: text,
    form: text,
    source: text,
    unread: z.boolean(),
  })
  .partial()
