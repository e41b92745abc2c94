import type { Database } from '@forecourt/data/createDatabase'
import { ownAccount } from '@forecourt/data/people/ownAccount'
import type { Session } from '../../auth/Session'
import { notFound } from '../errors/notFound'

/** The caller's own account. */
export const readOwnAccount = async ({ db, session }: { readonly db: Database; readonly session: Session }) => {
  const account = await ownAccount(db, session.user.id)
  if (!account) throw notFound('account')
  return account
}
