import type { Notice } from '@forecourt/rules/leads/inbox/notices'
import { personName } from '@forecourt/rules/leads/inbox/personName'
import type { Database } from '../../createDatabase'
import { leadPeople } from './leadPeople'

/** A shopper who waits for too long, and who is told of it. */
export interface LateAnswer {
  /** Who is written to: those of them who did not choose otherwise. */
  readonly to: readonly string[]
  readonly userIds: readonly string[]
  readonly name: string
  readonly about: string
  readonly dueAt: string
}

const byMail: Notice = 'late.mail'

/** Whom to tell of a conversation that waits: who has it, else everybody who could; null where it was answered meanwhile. */
export const lateAnswer = (db: Database, conversationId: string): Promise<LateAnswer | null> =>
  db.platform.transaction(async (tx) => {
    const conversation = await tx.conversation.findFirst({ where: { id: conversationId } })
    const clock =
      conversation &&
      (await tx.answerClock.findFirst({ where: { organisationId: conversation.organisationId, conversationId, answeredAt: null } }))
    if (!conversation || !clock?.dueAt) return null
    const people = await leadPeople(tx, conversation.organisationId, conversation.siteIds)
    const holder = people.filter(({ id }) => id === conversation.assignedTo)
    const told = holder.length > 0 ? holder : people
    const users = await tx.user.findMany({
      where: { id: { in: told.map(({ id }) => id) }, NOT: { mutedNotices: { has: byMail } } },
      select: { email: true },
      orderBy: { email: 'asc' },
    })
    return {
      to: users.map(({ email }) => email),
      userIds: told.map(({ id }) => id),
      name: personName(conversation),
      about: conversation.carName ?? '',
      dueAt: clock.dueAt.toISOString(),
    }
  })
