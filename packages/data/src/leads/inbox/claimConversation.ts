import type { Actor } from '../../Actor'
import type { Conversation } from '../../generated/client'
import type { Transaction } from '../../Transaction'
import { inboxUsers } from './inboxUsers'

/** The fields and history sentence that assign an unassigned conversation to a user who works on it; null if it is assigned or they can't be. */
export const findClaim = async (
  tx: Transaction,
  { organisationId, siteIds, assignedTo }: Pick<Conversation, 'organisationId' | 'siteIds' | 'assignedTo'>,
  { userId, now }: { readonly userId: string | null; readonly now: string },
): Promise<{ readonly fields: { readonly assignedTo: string; readonly assignedAt: Date }; readonly name: string } | null> => {
  if (assignedTo !== null || userId === null) return null
  const user = (await inboxUsers(tx, organisationId, siteIds)).find(({ id }) => id === userId)
  return user ? { fields: { assignedTo: user.id, assignedAt: new Date(now) }, name: user.name } : null
}

/** Assigns a locked conversation that is unassigned to the user who replied (ENT-16), with an entry in its history. */
export const claimConversation = async (
  tx: Transaction,
  conversation: Conversation,
  { actor, now, reason }: { readonly actor: Actor; readonly now: string; readonly reason: string },
): Promise<void> => {
  const claim = await findClaim(tx, conversation, { userId: actor.userId, now })
  if (!claim) return
  const { organisationId, id } = conversation
  await tx.conversation.updateMany({ where: { organisationId, id }, data: { ...claim.fields, revision: { increment: 1 } } })
  await tx.conversationEntry.createMany({
    data: [
      {
        ...{ organisationId, conversationId: id, kind: 'assign', at: new Date(now), actorId: actor.userId, actorName: actor.name },
        text: `Assigned to ${claim.name}, who ${reason}`,
      },
    ],
  })
}
