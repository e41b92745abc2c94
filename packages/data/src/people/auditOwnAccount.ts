import { appendAudit } from '../audit/appendAudit'
import type { Transaction } from '../Transaction'

/** Writes down what somebody did to their own account, as a sentence with their name. Gives the name. */
export const auditOwnAccount = async (tx: Transaction, userId: string, action: string, sentence: (name: string) => string) => {
  const user = await tx.user.findUniqueOrThrow({ where: { id: userId }, include: { memberships: { take: 1, orderBy: { id: 'asc' } } } })
  await appendAudit(tx, {
    organisationId: user.memberships[0]?.organisationId ?? null,
    actor: { userId, name: user.name },
    action,
    target: userId,
    summary: sentence(user.name),
  })
  return user.name
}
