import { appendAudit } from '../audit/appendAudit'
import type { Database } from '../createDatabase'

/** Remembers that somebody signed in, or tried to with a wrong password. */
export const recordSignIn = (
  db: Database,
  { userId, at, ok }: { readonly userId: string; readonly at: string; readonly ok: boolean },
): Promise<void> =>
  db.platform.transaction(async (tx) => {
    const user = await tx.user.findUnique({ where: { id: userId }, include: { memberships: { take: 1 } } })
    if (!user) return
    if (ok) await tx.user.update({ where: { id: userId }, data: { lastSignInAt: new Date(at) } })
    await appendAudit(tx, {
      organisationId: user.memberships[0]?.organisationId ?? null,
      actor: { userId, name: user.name },
      action: ok ? 'user.signIn' : 'user.signInRefused',
      target: userId,
      summary: ok ? `${user.name} signed in` : `A sign-in as ${user.name} was refused`,
    })
  })
