import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Database } from '../createDatabase'

/** Email addresses of users with the public demo password. */
export const demoEmails = (db: Database): Promise<string[]> =>
  db.platform.transaction(async (tx) => (await tx.user.findMany({ where: { demo: true, disabled: false } })).map(({ email }) => email))

type RemoveDemoResult = { readonly ok: true; readonly removed: number } | { readonly ok: false; readonly message: string }

/** Removes all demo users; their dealers stay. */
export const removeDemoPeople = (
  db: Database,
  { actor, keepAnAdmin }: { readonly actor: Actor; readonly keepAnAdmin: boolean },
): Promise<RemoveDemoResult> =>
  db.platform.transaction(async (tx) => {
    const admins = await tx.membership.count({
      where: { role: 'platformAdmin', user: { demo: false, disabled: false, activatedAt: { not: null } } },
    })
    if (keepAnAdmin && admins === 0)
      return { ok: false, message: 'There is no other administrator yet. Invite one and have them choose a password first.' }
    const { count } = await tx.user.deleteMany({ where: { demo: true } })
    await appendAudit(tx, {
      organisationId: null,
      actor,
      action: 'user.removeDemo',
      target: 'demo',
      summary: count === 1 ? 'Removed 1 demo login' : `Removed ${count} demo logins`,
    })
    return { ok: true, removed: count }
  })
