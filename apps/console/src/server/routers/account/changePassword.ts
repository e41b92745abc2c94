import { changeOwnPassword } from '@forecourt/data/people/ownAccount'
import { passwordProblem } from '@forecourt/rules/access/passwordProblem'
import { hashPassword } from '@forecourt/services/people/hashPassword'
import { z } from 'zod'
import { passwordMatches } from '../../../auth/passwordMatches'
import { confirmPassword } from '../../account/confirmPassword'
import { readOwnAccount } from '../../account/readOwnAccount'
import { CallProblem } from '../../errors/CallProblem'
import { procedure } from '../../procedure'

/** Another password for the caller; everywhere else they are signed out. */
export const changePassword = procedure
  .signedIn()
  .input(z.object({ password: z.string().max(200), newPassword: z.string().max(400) }))
  .mutation(async ({ ctx, input: { password, newPassword } }) => {
    const account = await readOwnAccount(ctx)
    const problem = passwordProblem(newPassword, account)
    if (problem) throw new CallProblem('BAD_REQUEST', problem, { fields: { newPassword: problem } })
    await confirmPassword(ctx, account, password)
    if (account.passwordHash !== null && (await passwordMatches(newPassword, account.passwordHash))) {
      const same = 'That is your password already. Choose another.'
      throw new CallProblem('BAD_REQUEST', same, { fields: { newPassword: same } })
    }
    const passwordHash = await hashPassword(newPassword)
    await changeOwnPassword(ctx.db, { userId: account.id, passwordHash, sessionId: ctx.session.sessionId })
    return { ok: true }
  })
