import { z } from 'zod'

/** What the audit can be narrowed to. `from` and `to` are days, both included. */
export const auditFilter = {
  q: z.string().max(100),
  siteId: z.string().max(100),
  action: z.string().max(60),
  /** Drafts are saved every few seconds while somebody edits: 'hidden' leaves that out. */
  drafts: z.literal('hidden'),
  area: z.string().max(40),
  actorId: z.string().max(100),
  from: z.iso.date(),
  to: z.iso.date(),
}
