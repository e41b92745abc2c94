import type { Database } from '../../createDatabase'
import { leadPeople } from './leadPeople'

/** Somebody who is named in a note they have not read, and whom the conversation is with. */
export interface UnreadMention {
  readonly to: string
  readonly name: string
}

/** Whom to tell of a note that names them; null where they read it meanwhile, or can't see the conversation any more. */
export const unreadMention = (db: Database, conversationId: string, userId: string): Promise<UnreadMention | null> =>
  db.platform.transaction(async (tx) => {
    const conversation = await tx.conversation.findFirst({ where: { id: conversationId } })
    const mentioned = conversation && (await tx.conversationMention.count({ where: { conversationId, userId } }))
    if (!conversation || !mentioned) return null
    const { organisationId, siteIds, name, lastName, email, phone } = conversation
    const person = (await leadPeople(tx, organisationId, siteIds)).find(({ id }) => id === userId)
    const user = person && (await tx.user.findFirst({ where: { id: userId }, select: { email: true } }))
    return user ? { to: user.email, name: [name, lastName].filter(Boolean).join(' ') || email || phone } : null
  })
