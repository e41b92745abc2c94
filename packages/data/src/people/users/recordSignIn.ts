import { appendAudit } from '../../audit/appendAudit'
import type { Database } from '../../createDatabase'

export interface SignInOutcome {
  /** Null for an unknown address. */
  readonly account: { readonly id: string; readonly name: string; readonly organisationId: string | null } | null
  /** ISO in UTC. */
  readonly at: string
  readonly ok: boolean
}

/** Records a successful or failed sign-in. An unknown address gets an entry too, so that it takes equally long. */
export const recordSignIn = (db: Database, { account, at, ok }: SignInOutcome): Promise<void> =>
  db.platform.transaction(async (tx) => {
    const name = account?.name ?? 'Somebody'
    // A failed attempt has no known actor: the account is the target.
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
      summary: ok ? `${name} signed in` : `A sign-in as ${account?.name ?? 'an unknown user'} was refused`,
    })
  })
