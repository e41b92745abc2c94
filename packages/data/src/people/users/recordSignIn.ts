import { appendAudit } from '../../audit/appendAudit'
import type { Database } from '../../createDatabase'

export interface SignInOutcome {
  /** Null when nobody has the address. */
  readonly account: { readonly id: string; readonly name: string; readonly organisationId: string | null } | null
  /** ISO in UTC. */
  readonly at: string
  readonly ok: boolean
}

/** Remembers that somebody signed in or was refused. A stranger's attempt is written down like anybody's, so that it takes as long. */
export const recordSignIn = (db: Database, { account, at, ok }: SignInOutcome): Promise<void> =>
  db.platform.transaction(async (tx) => {
    const name = account?.name ?? 'Somebody'
    // Whoever was refused is not known: the account is what was tried, not who tried it.
    const actor = ok && account ? { userId: account.id, name } : { userId: null, name: 'Somebody' }
    if (account && ok) {
      const { activatedAt } = await tx.user.findUniqueOrThrow({ where: { id: account.id }, select: { activatedAt: true } })
      const seen = new Date(at)
      await tx.user.update({ where: { id: account.id }, data: { lastSignInAt: seen, activatedAt: activatedAt ?? seen } })
    }
    await appendAudit(tx, {
      organisationId: account?.organisationId ?? null,
      actor,
      action: ok ? 'user.signIn' : 'user.signInRefused',
      target: account?.id ?? '',
      summary: ok ? `${name} signed in` : `A sign-in as ${account?.name ?? 'somebody unknown'} was refused`,
    })
  })
