import type { Database } from '@forecourt/data/createDatabase'
import { setTwoFactor } from '@forecourt/data/organisations/changeOrganisation'
import { waitingEmail } from '@forecourt/data/people/changeEmail'
import {
  removePasskeys as removeAllPasskeys,
  removePerson,
  resendInvitation,
  setDisabled,
  signOutPerson,
  sendPasswordLink as storePasswordLink,
  resetTwoFactor as storeReset,
  changeRoles as storeRoles,
} from '@forecourt/data/people/changePerson'
import { removeDemoPeople } from '@forecourt/data/people/demoPeople'
import { getPerson } from '@forecourt/data/people/getPerson'
import { invitePerson, openInvitations } from '@forecourt/data/people/invitePerson'
import { listPlaces } from '@forecourt/data/people/listPlaces'
import type { PersonMembership, PersonResult } from '@forecourt/data/people/membershipText'
import { listPasskeys } from '@forecourt/data/people/passkeys/ownPasskeys'
import { listOwnRoles } from '@forecourt/data/people/roles/ownRoles'
import { listUsers, type UserRow } from '@forecourt/data/people/users/listUsers'
import { grantedRoleName, holds, isOwnRole, isRole, isRoleFor, roles, type ScopedRole } from '@forecourt/rules/access/roles'
import { z } from 'zod'
import type { Session } from '../../auth/Session'
import { narrowScopes } from '../access/AccessScope'
import { listWithin } from '../access/findWithin'
import { mayGive } from '../access/mayOnSite'
import { CallProblem, notFound } from '../errors/CallProblem'
import { getOneInput, listInput } from '../listInput'
import { procedure } from '../procedure'
import { router } from '../trpc'
import { cancelSentEmail, newEmail, sendEmailChange } from './account/emailChange'

interface Caller {
  readonly db: Database
  readonly session: Session
}

const managesAllRoles = (session: Session, { memberships }: UserRow): boolean =>
  memberships.every((membership) => mayGive(session, membership))

/**
 * Finds a user to change, with the roles that the caller can revoke; without any, only a user who manages staff finds them. Refuses the caller, who
 * could lock themselves out.
 */
const findOther = async ({ db, session }: Caller, id: string) => {
  const person = await getPerson(db, id)
  const staff = session.roles.some((held) => held.organisationId === null && holds(held, 'staff.manage'))
  const mine = person?.memberships.filter((membership) => mayGive(session, membership)) ?? []
  if (!person || (mine.length === 0 && !staff)) throw notFound('person')
  if (person.id === session.user.id)
    throw new CallProblem('BAD_REQUEST', 'This is you. Ask someone else who manages people. Your own account is on your profile.')
  return { person, mine }
}

/** Finds a user to change as a whole, not only by roles: the caller must be able to revoke all roles of the user. */
const findWhole = async (caller: Caller, id: string): Promise<UserRow> => {
  const { person } = await findOther(caller, id)
  if (!managesAllRoles(caller.session, person))
    throw new CallProblem('FORBIDDEN', `${person.name} also has a role that isn’t yours to give. You can take away the roles that are.`)
  return person
}

type PersonState = 'active' | 'invited' | 'expired' | 'disabled'

const stateOf = ({ disabled, activated }: UserRow, invitedUntil: string | null, now: string): PersonState => {
  if (disabled) return 'disabled'
  if (activated) return 'active'
  return invitedUntil !== null && invitedUntil > now ? 'invited' : 'expired'
}

interface UserQuery {
  readonly session: Session
  readonly now: string
  readonly invitedUntil: string | null
}

/** A user as listed for the caller: state, and which roles the caller can revoke. */
const personRow = (person: UserRow, { session, now, invitedUntil }: UserQuery) => ({
  ...person,
  state: stateOf(person, invitedUntil, now),
  invitedUntil,
  me: person.id === session.user.id,
  memberships: person.memberships.map((membership) => ({ ...membership, mine: mayGive(session, membership) })),
})

/** Returns a changed user's id, or throws the reason. */
const requireChangedUser = (id: string, result: PersonResult): { readonly id: string } => {
  if (!result.ok) throw new CallProblem('BAD_REQUEST', result.message)
  return { id }
}

const id = z.string().min(1).max(100).nullable()

/** A role of ours, or one of an organisation's own. */
export const roleInput = z.union([z.enum(roles), z.templateLiteral(['own:', z.string().regex(/^[\w-]{1,60}$/)])])

/** A role and its scope. */
const membershipInput = z
  .object({ role: roleInput, organisationId: id, siteId: id })
  .refine(({ organisationId, siteId }) => siteId === null || organisationId !== null, 'A site must belong to an organisation.')
  .refine(
    ({ role, organisationId }) => (isRole(role) ? isRoleFor(role, organisationId) : organisationId !== null),
    'Staff roles have no organisation. All other roles need one.',
  )

/** The roles of a user: at least one, at most 50. */
const membershipsInput = z.array(membershipInput).min(1, 'Choose at least one role.').max(50, 'At most 50 roles.')

/** The roles with the definitions of those that their organisations defined. */
const withOwn = async (db: Database, memberships: readonly PersonMembership[]): Promise<readonly ScopedRole[]> => {
  const organisationIds = new Set(memberships.flatMap(({ role, organisationId }) => (isOwnRole(role) ? (organisationId ?? []) : [])))
  const owned = (await Promise.all([...organisationIds].map((id) => listOwnRoles(db.forOrganisation(id), id)))).flat()
  return memberships.map((membership) => ({
    ...membership,
    own: owned.find((own) => own.id === membership.role && own.organisationId === membership.organisationId) ?? null,
  }))
}

/** Refuses a role that the caller can't grant or revoke; an organisation that they don't manage is not found. */
export const refuseUngivable = async ({ db, session }: Caller, memberships: readonly PersonMembership[]): Promise<void> => {
  for (const membership of await withOwn(db, memberships)) {
    if (mayGive(session, membership)) continue
    const { organisationId } = membership
    const managesThere = session.roles.some(
      (held) => holds(held, 'user.manage') && (held.organisationId === null || held.organisationId === organisationId),
    )
    if (organisationId !== null && !managesThere) throw notFound('organisation')
    throw new CallProblem('FORBIDDEN', `You can’t give the role ${grantedRoleName(membership)}.`)
  }
}

/** The users where the caller manages users. */
const getList = procedure
  .permission('user.manage')
  .input(listInput(['name', 'email', 'lastSignInAt'], { q: z.string().max(100) }))
  .query(async ({ ctx, input }) => {
    const page = await listWithin(ctx, input, (scope, query, { siteIds }) => listUsers(scope, query, siteIds))
    const invited = await openInvitations(
      ctx.db,
      page.rows.flatMap(({ id, activated }) => (activated ? [] : [id])),
    )
    return { data: page.rows.map((row) => personRow(row, { ...ctx, invitedUntil: invited.get(row.id) ?? null })), total: page.total }
  })

/** A listed user with their roles where the caller manages users, and whether the caller can revoke all of their roles. */
const getOne = procedure
  .permission('user.manage')
  .input(getOneInput)
  .query(async ({ ctx, input: { id } }) => {
    const query = { page: 1, perPage: 1, filter: { ids: [id] } }
    const found = (await Promise.all(ctx.accessScopes.map(({ scope, siteIds }) => listUsers(scope, query, siteIds)))).flatMap(
      ({ rows }) => rows,
    )
    const [person] = found
    const whole = await getPerson(ctx.db, id)
    if (!person || !whole) throw notFound('person')
    const invited = await openInvitations(ctx.db, [id])
    const passkeys = await listPasskeys(ctx.db, id)
    const listed = { ...person, memberships: found.flatMap(({ memberships }) => memberships) }
    return {
      ...personRow(listed, { ...ctx, invitedUntil: invited.get(id) ?? null }),
      managesAllRoles: managesAllRoles(ctx.session, whole),
      passkeys: passkeys.length,
      newEmail: await waitingEmail(ctx.db, id, ctx.now),
    }
  })

/** The roles that the caller can grant, and where. */
const choices = procedure.permission('user.manage').query(async ({ ctx }) => {
  const places = (await Promise.all(ctx.accessScopes.map(({ scope, siteIds }) => listPlaces(scope, siteIds)))).flat()
  const owned = (await Promise.all(ctx.accessScopes.map(({ scope }) => listOwnRoles(scope)))).flat()
  const givable = (organisationId: string | null, siteId: string | null) =>
    roles.filter((role) => mayGive(ctx.session, { role, organisationId, siteId }))
  const ownIn = (organisationId: string, siteId: string | null) =>
    owned
      .filter((own) => own.organisationId === organisationId)
      .map((own) => ({ ...own, givable: mayGive(ctx.session, { role: own.id, own, organisationId, siteId }) }))
  return {
    staffRoles: givable(null, null),
    places: places.map((place) => ({
      ...place,
      roles: givable(place.organisationId, place.isWholeOrganisation ? null : (place.sites[0]?.id ?? null)),
      ownRoles: ownIn(place.organisationId, place.isWholeOrganisation ? null : (place.sites[0]?.id ?? null)),
    })),
  }
})

const input = z.object({
  email: z.email('Enter an email address.').max(200),
  name: z.string().trim().min(1, 'Enter a name.').max(100),
  memberships: membershipsInput,
})

/** Invites a user by mail, or adds roles to an existing one. */
const invite = procedure
  .permission('user.manage')
  .input(input)
  .mutation(async ({ ctx, input: invitation }) => {
    await refuseUngivable(ctx, invitation.memberships)
    const answer = await invitePerson(ctx.db, { ...invitation, actor: ctx.actor, now: ctx.now })
    if (!answer.ok) throw new CallProblem('BAD_REQUEST', answer.message, { fields: { email: answer.message } })
    return { id: answer.userId, state: answer.state }
  })

/** Sends a new invitation; the earlier link becomes invalid. */
const resend = procedure
  .permission('user.manage')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    await findOther(ctx, id)
    return requireChangedUser(id, await resendInvitation(ctx.db, { userId: id, actor: ctx.actor, now: ctx.now }))
  })

const roleChanges = z.array(membershipInput).max(50)

/** Grants and revokes roles; the caller must be able to grant all of them. */
const changeRoles = procedure
  .permission('user.manage')
  .input(z.object({ id: z.string().min(1).max(100), give: roleChanges, take: roleChanges }))
  .mutation(async ({ ctx, input: { id, give, take } }) => {
    await findOther(ctx, id)
    await refuseUngivable(ctx, [...give, ...take])
    return requireChangedUser(id, await storeRoles(ctx.db, { userId: id, give, take, actor: ctx.actor, now: ctx.now }))
  })

/** Disables a user at once, or enables them again. */
const disable = procedure
  .permission('user.manage')
  .input(z.object({ id: z.string().min(1).max(100), disabled: z.boolean() }))
  .mutation(async ({ ctx, input: { id, disabled } }) => {
    await findWhole(ctx, id)
    return requireChangedUser(id, await setDisabled(ctx.db, { userId: id, disabled, actor: ctx.actor, now: ctx.now }))
  })

/** Revokes all roles of a user where the caller manages users; also withdraws a pending invitation. */
const remove = procedure
  .permission('user.manage')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    const { mine } = await findOther(ctx, id)
    const take = mine.map(({ role, organisationId, siteId }) => ({ role, organisationId, siteId }))
    return requireChangedUser(id, await removePerson(ctx.db, { userId: id, take, actor: ctx.actor, now: ctx.now }))
  })

/** Sends a user a link to set a new password. */
const sendPasswordLink = procedure
  .permission('user.manage')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    await findWhole(ctx, id)
    return requireChangedUser(id, await storePasswordLink(ctx.db, { userId: id, actor: ctx.actor, now: ctx.now }))
  })

/** Sends a link to a corrected address of a user; one who hasn't accepted the invitation gets it at that address instead. */
const changeEmail = procedure
  .permission('user.manage')
  .input(z.object({ id: z.string().min(1).max(100), email: newEmail }))
  .mutation(async ({ ctx, input: { id, email } }) => {
    await findWhole(ctx, id)
    return sendEmailChange(ctx, id, email)
  })

/** Keeps a user's address: the link to the new one becomes invalid. */
const cancelEmail = procedure
  .permission('user.manage')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    await findWhole(ctx, id)
    return cancelSentEmail(ctx, id)
  })

/** Ends all sessions of a user at once. */
const signOut = procedure
  .permission('user.manage')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    await findWhole(ctx, id)
    return requireChangedUser(id, await signOutPerson(ctx.db, { userId: id, actor: ctx.actor, now: ctx.now }))
  })

/** Disables two-factor sign-in of a user who lost their phone and recovery codes. */
const resetTwoFactor = procedure
  .permission('user.manage')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    await findWhole(ctx, id)
    return requireChangedUser(id, await storeReset(ctx.db, { userId: id, actor: ctx.actor, now: ctx.now }))
  })

/** Removes all passkeys of a user who lost a device. */
const removePasskeys = procedure
  .permission('user.manage')
  .input(getOneInput)
  .mutation(async ({ ctx, input: { id } }) => {
    await findWhole(ctx, id)
    return requireChangedUser(id, await removeAllPasskeys(ctx.db, { userId: id, actor: ctx.actor, now: ctx.now }))
  })

/** Requires a second factor of an organisation's users; those without one must set it up first. */
const requireTwoFactor = procedure
  .permission('user.manage')
  .input(z.object({ organisationId: z.string().min(1).max(100), required: z.boolean() }))
  .mutation(async ({ ctx, input: { organisationId, required } }) => {
    const [accessScope] = narrowScopes(ctx.db, ctx.accessScopes, organisationId)
    if (!accessScope || accessScope.siteIds !== null || !(await setTwoFactor(ctx.db, { organisationId, required, actor: ctx.actor })))
      throw notFound('organisation')
    return { organisationId, required }
  })

/** Removes all demo users, whose password is public. */
const removeDemo = procedure.onPlatform('user.manage').mutation(async ({ ctx }) => {
  const answer = await removeDemoPeople(ctx.db, { actor: ctx.actor, keepAnAdmin: true })
  if (!answer.ok) throw new CallProblem('BAD_REQUEST', answer.message)
  return { removed: answer.removed }
})

export const usersRouter = router({
  getList,
  getOne,
  choices,
  invite,
  resend,
  changeRoles,
  disable,
  remove,
  sendPasswordLink,
  changeEmail,
  cancelEmail,
  signOut,
  resetTwoFactor,
  removePasskeys,
  requireTwoFactor,
  removeDemo,
})
