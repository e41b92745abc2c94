import { can, isRoleFor, type RoleId, roleName, roles } from '@forecourt/rules/access/roles'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Database } from '../createDatabase'
import { releaseConversations } from '../leads/inbox/changeConversation'
import type { Transaction } from '../Transaction'
import { enqueueAccountMail, newPersonLink } from './enqueueAccountMail'
import { membershipText, type PersonMembership, type PersonResult } from './membershipText'
import { endSessions } from './sessions/readSession'

/** A user to be changed, locked until the transaction ends. */
interface PersonForChange {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly disabled: boolean
  readonly activated: boolean
  readonly memberships: readonly (PersonMembership & { readonly id: string })[]
}

/**
 * Loads a user with their roles and locks all role changes: otherwise, two managers who demote each other at the same time would leave
 * none.
 */
const personForChange = async (tx: Transaction, userId: string): Promise<PersonForChange | null> => {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtext('people'))`
  const user = await tx.user.findUnique({ where: { id: userId }, include: { memberships: { orderBy: { id: 'asc' } } } })
  if (!user) return null
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    disabled: user.disabled,
    activated: user.activatedAt !== null,
    memberships: user.memberships.map(({ id, role, organisationId, siteId }) => ({ id, role: role as RoleId, organisationId, siteId })),
  }
}

const isSame = (one: PersonMembership, other: PersonMembership): boolean =>
  one.role === other.role && one.organisationId === other.organisationId && one.siteId === other.siteId

/** Roles that manage the people of an organisation, or the platform's own staff. */
const managerRoles = (organisationId: string | null): RoleId[] =>
  roles.filter((role) => isRoleFor(role, organisationId) && can(role, organisationId === null ? 'staff.manage' : 'user.manage'))

const managesAll = ({ role, organisationId, siteId }: PersonMembership): boolean =>
  siteId === null && managerRoles(organisationId).includes(role)

/** Checks whether removing these roles would leave an organisation or the platform without a manager; null if not. */
const lastManagerProblem = async (
  tx: Transaction,
  person: PersonForChange,
  removed: readonly PersonMembership[],
): Promise<string | null> => {
  if (person.disabled || !person.activated) return null
  const kept = person.memberships.filter((membership) => !removed.some((each) => isSame(membership, each)))
  for (const { organisationId } of removed.filter(managesAll)) {
    if (kept.some((membership) => membership.organisationId === organisationId && managesAll(membership))) continue
    const role = { in: managerRoles(organisationId) }
    const others = await tx.membership.count({
      where: { role, organisationId, siteId: null, userId: { not: person.id }, user: { disabled: false, activatedAt: { not: null } } },
    })
    if (others > 0) continue
    return organisationId === null
      ? `${person.name} is the last administrator. Make someone else one first.`
      : `${person.name} is the last person who can manage this team. Make someone else a ${roleName('groupManager')} first.`
  }
  return null
}

interface Change {
  readonly userId: string
  readonly actor: Actor
  /** ISO in UTC. */
  readonly now: string
}

const missing: PersonResult = { ok: false, message: 'This person no longer exists.' }

/** Changes a user in one transaction with an audit entry; a refusal changes nothing. */
const auditedChange = (
  db: Database,
  { userId, actor, now }: Change,
  action: string,
  work: (tx: Transaction, person: PersonForChange) => Promise<string | { readonly refused: string }>,
): Promise<PersonResult> =>
  db.platform.transaction(async (tx) => {
    const person = await personForChange(tx, userId)
    if (!person) return missing
    const done = await work(tx, person)
    if (typeof done !== 'string') return { ok: false, message: done.refused }
    await releaseConversations(tx, { userId, name: person.name, now })
    const organisationId = person.memberships.find((membership) => membership.organisationId !== null)?.organisationId ?? null
    await appendAudit(tx, { organisationId, actor, action, target: userId, summary: done })
    return { ok: true }
  })

/** Adds and removes roles, effective with the user's next request. */
export const changeRoles = (
  db: Database,
  change: Change & { readonly give: readonly PersonMembership[]; readonly take: readonly PersonMembership[] },
): Promise<PersonResult> =>
  auditedChange(db, change, 'user.changeRoles', async (tx, person) => {
    const { give, take } = change
    const taken = person.memberships.filter(
      (membership) => take.some((each) => isSame(membership, each)) && !give.some((each) => isSame(membership, each)),
    )
    const given = give.filter((each) => !person.memberships.some((membership) => isSame(membership, each)))
    if (person.memberships.length - taken.length + given.length === 0)
      return { refused: 'A person needs at least one role. Remove them instead.' }
    for (const { organisationId, siteId } of given)
      if (siteId !== null && !(await tx.site.findFirst({ where: { id: siteId, organisationId: organisationId ?? '' } })))
        return { refused: 'There is no such site in this organisation.' }
    const lostRoles = taken.filter(
      (membership) => !given.some(({ role, organisationId, siteId }) => isSame(membership, { role, organisationId, siteId })),
    )
    const problem = await lastManagerProblem(tx, person, lostRoles)
    if (problem) return { refused: problem }
    await tx.membership.deleteMany({ where: { id: { in: taken.map(({ id }) => id) } } })
    await tx.membership.createMany({ data: given.map((membership) => ({ ...membership, userId: person.id })) })
    const now = [...person.memberships.filter((membership) => !taken.includes(membership)), ...given]
    return `Changed the role of ${person.name} to ${await membershipText(tx, now)} (before: ${await membershipText(tx, person.memberships)})`
  })

/** Disables or enables a user. */
export const setDisabled = (db: Database, change: Change & { readonly disabled: boolean }): Promise<PersonResult> =>
  auditedChange(db, change, change.disabled ? 'user.disable' : 'user.enable', async (tx, person) => {
    const problem = change.disabled ? await lastManagerProblem(tx, person, person.memberships) : null
    if (problem) return { refused: problem }
    await tx.user.update({ where: { id: person.id }, data: { disabled: change.disabled } })
    if (change.disabled) await endSessions(tx, person.id)
    return change.disabled ? `Disabled ${person.name}` : `Enabled ${person.name}`
  })

/** Removes a user's roles; deletes a user without any, except in the audit log. */
export const removePerson = (db: Database, change: Change & { readonly take: readonly PersonMembership[] }): Promise<PersonResult> =>
  auditedChange(db, change, 'user.remove', async (tx, person) => {
    const taken = person.memberships.filter((membership) => change.take.some((each) => isSame(membership, each)))
    const problem = await lastManagerProblem(tx, person, taken)
    if (problem) return { refused: problem }
    if (taken.length === person.memberships.length) await tx.user.delete({ where: { id: person.id } })
    else await tx.membership.deleteMany({ where: { id: { in: taken.map(({ id }) => id) } } })
    return `${person.activated ? 'Removed' : 'Withdrew the invitation of'} ${person.name} (${person.email})`
  })

/** Ends all sessions of a user. */
export const signOutPerson = (db: Database, change: Change): Promise<PersonResult> =>
  auditedChange(db, change, 'user.signOutEverywhere', async (tx, person) => {
    await endSessions(tx, person.id)
    return `Signed ${person.name} out everywhere`
  })

/** Sends a new invitation; the previous link is invalid. */
export const resendInvitation = (db: Database, change: Change): Promise<PersonResult> =>
  auditedChange(db, change, 'user.invite', async (tx, person) => {
    if (person.activated) return { refused: `${person.name} has already accepted.` }
    await newPersonLink(tx, { userId: person.id, kind: 'invite', now: change.now, authorName: change.actor.name })
    return `Invited ${person.name} (${person.email}) again`
  })

/** Sends a link to set a new password; the present password stays valid until it is used. */
export const sendPasswordLink = (db: Database, change: Change): Promise<PersonResult> =>
  auditedChange(db, change, 'user.sendPasswordLink', async (tx, person) => {
    if (!person.activated) return { refused: `${person.name} hasn’t accepted the invitation yet. Send it again.` }
    if (person.disabled) return { refused: `${person.name} is disabled. Enable them first.` }
    await newPersonLink(tx, { userId: person.id, kind: 'reset', now: change.now, authorName: change.actor.name })
    return `Sent ${person.name} (${person.email}) a link to set a new password`
  })

/** Turns off two-factor sign-in for a user who lost their phone and recovery codes. */
export const resetTwoFactor = (db: Database, change: Change): Promise<PersonResult> =>
  auditedChange(db, change, 'user.twoFactorOff', async (tx, person) => {
    await tx.user.update({ where: { id: person.id }, data: { totpSecret: null, totpConfirmedAt: null, totpStep: null, recoveryCodes: [] } })
    await endSessions(tx, person.id)
    await enqueueAccountMail(tx, person.id, 'twoFactorOff', change.actor.name)
    return `Turned off two-factor sign-in of ${person.name}`
  })

/** Removes all passkeys of a user who lost a device, and ends all their sessions. */
export const removePasskeys = (db: Database, change: Change): Promise<PersonResult> =>
  auditedChange(db, change, 'user.removePasskey', async (tx, person) => {
    const { count } = await tx.passkey.deleteMany({ where: { userId: person.id } })
    if (count === 0) return { refused: `${person.name} has no passkeys.` }
    await endSessions(tx, person.id)
    await enqueueAccountMail(tx, person.id, 'passkeyRemoved', change.actor.name)
    return `Removed ${count === 1 ? 'the passkey' : `the ${count} passkeys`} of ${person.name}`
  })
