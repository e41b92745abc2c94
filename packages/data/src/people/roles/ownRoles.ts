import { type Permission, permissionText, withNeeds } from '@forecourt/rules/access/permissions'
import { grantedRoleName, isOwnRole, type OwnRole, type OwnRoleId, type RoleId } from '@forecourt/rules/access/roles'
import type { Actor } from '../../Actor'
import { appendAudit } from '../../audit/appendAudit'
import type { Database, Scope } from '../../createDatabase'
import type { Transaction } from '../../Transaction'
import type { PersonResult } from '../membershipText'

/** A role that an organisation defined, and how many people hold it, invited ones included. */
export interface OwnRoleRow extends OwnRole {
  readonly id: OwnRoleId
  readonly people: number
}

const maxRoles = 50

const roleKey = (id: OwnRoleId): string => id.slice('own:'.length)

/** The roles that organisations of a scope defined, sorted by name; at most 50 of each. */
export const listOwnRoles = (scope: Scope, organisationId?: string): Promise<OwnRoleRow[]> =>
  scope.transaction(async (tx) => {
    const rows = await tx.organisationRole.findMany({
      where: { organisationId },
      include: { memberships: { select: { userId: true } } },
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
    })
    return rows.map(({ id, memberships, organisationId: of, name, permissions }) => ({
      ...{ id: `own:${id}` as const, organisationId: of, name, permissions },
      people: new Set(memberships.map(({ userId }) => userId)).size,
    }))
  })

interface Change {
  readonly organisationId: string
  readonly actor: Actor
}

/** One change of roles at a time, as with changes of people: a role isn't given to someone while it is deleted. */
const lockedChange = <Result>(db: Database, work: (tx: Transaction) => Promise<Result>): Promise<Result> =>
  db.platform.transaction(async (tx) => {
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtext('people'))`
    return work(tx)
  })

const roleNotFound = { ok: false, message: 'This role no longer exists.' } as const

const permissionList = (permissions: readonly string[]): string =>
  permissions.map((permission) => permissionText(permission as Permission).text.toLowerCase()).join('; ')

export interface OwnRoleChange extends Change {
  /** Null for a new role. */
  readonly id: OwnRoleId | null
  readonly name: string
  /** At least one permission; permissions that these require are added. The caller must check that the actor may grant them. */
  readonly permissions: readonly Permission[]
}

/** Adds or changes a role of an organisation; holders have the change with their next request. */
export const saveOwnRole = (
  db: Database,
  { organisationId, id, name, permissions: chosen, actor }: OwnRoleChange,
): Promise<PersonResult<{ readonly id: OwnRoleId }>> =>
  lockedChange(db, async (tx) => {
    const all = await tx.organisationRole.findMany({ where: { organisationId } })
    const before = all.find((each) => id === `own:${each.id}`)
    if (id !== null && !before) return roleNotFound
    if (all.some((each) => each !== before && each.name.toLowerCase() === name.toLowerCase()))
      return { ok: false, message: 'There’s already a role with this name.' }
    if (!before && all.length >= maxRoles) return { ok: false, message: `An organisation can have ${maxRoles} roles of its own.` }
    const permissions = [...withNeeds(chosen)]
    const stored = before
      ? await tx.organisationRole.update({
          where: { organisationId_id: { organisationId, id: before.id } },
          data: { name, permissions, updatedAt: new Date() },
        })
      : await tx.organisationRole.create({ data: { organisationId, name, permissions } })
    const nameText = before && before.name !== name ? `${before.name} to ${name}` : name
    await appendAudit(tx, {
      ...{ organisationId, actor, action: before ? 'role.change' : 'role.add', target: stored.id },
      summary: `${before ? 'Changed' : 'Added'} the role ${nameText}: ${permissionList(permissions)}`,
    })
    return { ok: true, id: `own:${stored.id}` }
  })

/** Deletes a role of an organisation. People who hold it get the replacement; without one, the deletion is refused. */
export const removeOwnRole = (
  db: Database,
  { organisationId, id, replacement, actor }: Change & { readonly id: OwnRoleId; readonly replacement: RoleId | null },
): Promise<PersonResult> =>
  lockedChange(db, async (tx) => {
    const where = { organisationId, id: roleKey(id) }
    const role = await tx.organisationRole.findFirst({ where, include: { memberships: true } })
    if (!role) return roleNotFound
    const { memberships } = role
    if (memberships.length > 0 && (replacement === null || replacement === id)) {
      const people = new Set(memberships.map(({ userId }) => userId)).size
      return {
        ok: false,
        message: `${people === 1 ? '1 person has' : `${people} people have`} this role. Choose the role they get instead.`,
      }
    }
    const own =
      replacement !== null && isOwnRole(replacement)
        ? await tx.organisationRole.findFirst({ where: { organisationId, id: roleKey(replacement) } })
        : null
    if (replacement !== null && isOwnRole(replacement) && !own) return roleNotFound
    for (const { id: membershipId, userId, siteId } of memberships) {
      const data = { userId, organisationId, siteId, role: replacement ?? '' }
      if ((await tx.membership.count({ where: data })) > 0) await tx.membership.delete({ where: { id: membershipId } })
      else await tx.membership.update({ where: { id: membershipId }, data: { role: data.role } })
    }
    await tx.organisationRole.delete({ where: { organisationId_id: where } })
    const replacementText =
      memberships.length > 0 && replacement !== null ? `; who had it is ${grantedRoleName({ role: replacement, own })} now` : ''
    await appendAudit(tx, {
      organisationId,
      actor,
      action: 'role.remove',
      target: where.id,
      summary: `Deleted the role ${role.name}${replacementText}`,
    })
    return { ok: true }
  })
