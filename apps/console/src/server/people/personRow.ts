import type { UserRow } from '@forecourt/data/people/users/listUsers'
import type { Session } from '../../auth/Session'
import { mayGive } from '../access/mayGive'

export type PersonState = 'active' | 'invited' | 'expired' | 'disabled'

const stateOf = ({ disabled, activated }: UserRow, invitedUntil: string | null, now: string): PersonState => {
  if (disabled) return 'disabled'
  if (activated) return 'active'
  return invitedUntil !== null && invitedUntil > now ? 'invited' : 'expired'
}

interface Looking {
  readonly session: Session
  readonly now: string
  readonly invitedUntil: string | null
}

/** A person as the list shows them to somebody: their state, and which of their roles that somebody may take. */
export const personRow = (person: UserRow, { session, now, invitedUntil }: Looking) => ({
  ...person,
  state: stateOf(person, invitedUntil, now),
  invitedUntil,
  me: person.id === session.user.id,
  memberships: person.memberships.map((membership) => ({ ...membership, mine: mayGive(session, membership) })),
})
