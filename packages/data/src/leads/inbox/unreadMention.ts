import type { Notice } from '@forecourt/rules/leads/inbox/notices'
import { personName } from '@forecourt/rules/leads/inbox/personName'
import type { Database } from '../../createDatabase'
import { leadPeople } from './leadPeople'

/** Somebody who is named in a note they have not read, and whom the conversation is with. */
export interface UnreadMention {
  readonly to: string
  /** Whether they are told by mail: they may have chosen otherwise. */
  readonly byMail: boolean
  readonly name: string
}

const mailed: Notice = 'mention.mail'

/** Whom to tell of a note that names them; null where they read it meanwhile, or can't see the conversation any more. */
export const unreadMention = (db: Database, conversationId: string, userId: string): Promise<UnreadMention | null> =>
  db.platform.transaction(async (tx) => {
    const conversation = await tx.conversation.findFirst({ where: { id: conversationId } })
    const mentioned = conversation && (await tx.conversationMention.count({ where: { conversationId, userId } }))
    if (!conversation || !mentioned) return null
    const { organisationId, siteIds } = conversation
    const person = (await leadPeople(tx, organisationId, siteIds)).find(({ id }) => id === userId)
    const user = person && (await tx.user.findFirst({ where: { id: userId }, select: { email: true, mutedNotices: true } }))
    if (!user) return null
    return {
      to: user.email,
      byMail: !user.mutedNotices.includes(mailed),
      name: personName(conversation),
    }
  })
