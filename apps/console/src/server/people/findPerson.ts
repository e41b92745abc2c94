import type { Database } from '@forecourt/data/createDatabase'
import { getPerson } from '@forecourt/data/people/getPerson'
import type { UserRow } from '@forecourt/data/people/users/listUsers'
import type { Session } from '../../auth/Session'
import { mayGive } from '../access/mayGive'
import { CallProblem } from '../errors/CallProblem'
import { notFound } from '../errors/notFound'

interface Caller {
  readonly db: Database
  readonly session: Session
}

/** A person who works where the caller manages people, with the roles that are the caller's to take; everybody else is not found. */
export const findPerson = async ({ db, session }: Caller, id: string) => {
  const person = await getPerson(db, id)
  const staff = session.roles.some(({ role, organisationId }) => role === 'platformAdmin' && organisationId === null)
  const mine = person?.memberships.filter((membership) => mayGive(session, membership)) ?? []
  if (!person || (mine.length === 0 && !staff)) throw notFound('person')
  return { person, mine, whole: mine.length === person.memberships.length }
}

/** The same for what changes a person: never oneself, since nobody should shut themselves out. */
export const findOther = async (caller: Caller, id: string) => {
  const found = await findPerson(caller, id)
  if (found.person.id === caller.session.user.id)
    throw new CallProblem('BAD_REQUEST', 'That is you. Ask somebody else who manages people; your own account is on your profile.')
  return found
}

/** The same for what concerns all that a person is: they must work nowhere else. */
export const findWhole = async (caller: Caller, id: string): Promise<UserRow> => {
  const { person, whole } = await findOther(caller, id)
  if (!whole)
    throw new CallProblem('FORBIDDEN', `${person.name} also works where you don’t manage people. You can take away their roles here.`)
  return person
}
