import type { Database } from '@forecourt/data/createDatabase'

/** All data that the console's procedures can write, as text: equal texts before and after mean that nothing was written. */
export const storedState = (db: Database): Promise<string> =>
  db.platform.transaction(async (tx) => {
    const parts = [
      await tx.site.findMany({ orderBy: { id: 'asc' } }),
      await tx.draft.findMany({ orderBy: { siteId: 'asc' } }),
      await tx.version.findMany({ orderBy: [{ siteId: 'asc' }, { number: 'asc' }], select: { siteId: true, number: true, hash: true } }),
      await tx.hostName.findMany({ orderBy: { host: 'asc' } }),
      await tx.car.findMany({ orderBy: { id: 'asc' } }),
      await tx.carHistory.count(),
      await tx.listView.count(),
      await tx.lead.findMany({ orderBy: { id: 'asc' } }),
      await tx.conversation.findMany({ orderBy: { id: 'asc' } }),
      await tx.conversationEntry.count(),
      await tx.conversationRead.count(),
      await tx.image.findMany({ orderBy: { id: 'asc' } }),
      await tx.location.findMany({ orderBy: { id: 'asc' } }),
      await tx.dealership.findMany({ orderBy: { id: 'asc' } }),
      await tx.offer.findMany({ orderBy: { id: 'asc' } }),
      await tx.post.findMany({ orderBy: { id: 'asc' } }),
      await tx.review.findMany({ orderBy: { id: 'asc' } }),
      await tx.lender.findMany({ orderBy: { id: 'asc' } }),
      await tx.reviewSource.findMany({ orderBy: { id: 'asc' } }),
      await tx.charge.findMany({ orderBy: { id: 'asc' } }),
      await tx.answerTemplate.findMany({ orderBy: { id: 'asc' } }),
      await tx.manufacturer.findMany({ orderBy: { id: 'asc' } }),
      await tx.model.findMany({ orderBy: { id: 'asc' } }),
      await tx.accessory.findMany({ orderBy: { id: 'asc' } }),
      await tx.user.findMany({ orderBy: { id: 'asc' } }),
      await tx.membership.findMany({ orderBy: { id: 'asc' } }),
      await tx.auditEntry.count(),
    ]
    return JSON.stringify(parts, (_, value) => (typeof value === 'bigint' ? String(value) : value))
  })
