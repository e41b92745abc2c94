import type { Transaction } from '../Transaction'
import type { PersonMembership } from './PersonMembership'
import type { PersonForChange } from './personForChange'

const managesAll = ({ role, siteId }: PersonMembership): boolean => (role === 'groupManager' && siteId === null) || role === 'platformAdmin'

/** Says, should a person lose these roles, whom that would leave without anybody to manage it; null when somebody is left. */
export const lastManagerProblem = async (
  tx: Transaction,
  person: PersonForChange,
  lost: readonly PersonMembership[],
): Promise<string | null> => {
  if (person.disabled || !person.activated) return null
  for (const { role, organisationId } of lost.filter(managesAll)) {
    const others = await tx.membership.count({
      where: { role, organisationId, siteId: null, userId: { not: person.id }, user: { disabled: false, activatedAt: { not: null } } },
    })
    if (others > 0) continue
    return organisationId === null
      ? `${person.name} is the last platform admin. Make somebody else one first.`
      : `${person.name} is the last group manager who can sign in. Make somebody else one first.`
  }
  return null
}
