import type { Actor } from '@forecourt/data/Actor'
import { cancelEmailChange, requestEmailChange } from '@forecourt/data/people/changeEmail'
import { createSharedLimiter } from '@forecourt/services/limits/createSharedLimiter'
import { z } from 'zod'
import type { Context } from '../../Context'
import { CallProblem } from '../../errors/CallProblem'

type Caller = Pick<Context, 'db' | 'now'> & { readonly actor: Actor }

export const newEmail = z.email('Enter an email address.').max(200)

/** Changes of one user's address, and mails to one address, per hour: each sends mail to an address that someone typed. */
const perHour = { ofUser: 5, toAddress: 3 }

const refuseTooMany = async ({ db }: Caller, userId: string, email: string): Promise<void> => {
  const changes = createSharedLimiter(db.platformPool, { name: 'emailChange', count: perHour.ofUser, seconds: 3600 })
  const mails = createSharedLimiter(db.platformPool, { name: 'emailChangeMail', count: perHour.toAddress, seconds: 3600 })
  const isAllowed = (await changes.take(userId)).allowed && (await mails.take(email.toLowerCase())).allowed
  if (!isAllowed) throw new CallProblem('TOO_MANY_REQUESTS', 'Too many attempts. Wait an hour, then try again.')
}

/** Sends the link to a new address of a user, or throws the reason at the field. */
export const sendEmailChange = async (caller: Caller, userId: string, email: string) => {
  await refuseTooMany(caller, userId, email)
  const requested = await requestEmailChange(caller.db, { userId, email, actor: caller.actor, now: caller.now })
  if (!requested.ok) throw new CallProblem('BAD_REQUEST', requested.message, { fields: { email: requested.message } })
  return { id: userId, state: requested.state }
}

/** Makes the link to a new address of a user invalid. */
export const cancelSentEmail = async ({ db, actor }: Caller, userId: string) => {
  const cancelled = await cancelEmailChange(db, { userId, actor })
  if (!cancelled.ok) throw new CallProblem('BAD_REQUEST', cancelled.message)
  return { id: userId }
}
