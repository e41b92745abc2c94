import { listDevices } from '@forecourt/data/people/devices/ownDevices'
import { listPasskeys } from '@forecourt/data/people/passkeys/ownPasskeys'
import { listSessions } from '@forecourt/data/people/sessions/listSessions'
import { pushKeys } from '@forecourt/services/push/pushKeys'
import { readOwnAccount } from '../../account/readOwnAccount'
import { procedure } from '../../procedure'

/** The caller's own account, its passkeys, the devices that notify them and where they are signed in. */
export const get = procedure.signedIn().query(async ({ ctx }) => {
  const { name, email, passwordHash, twoFactor, recoveryCodesLeft, mutedNotices } = await readOwnAccount(ctx)
  const sessions = await listSessions(ctx.db, ctx.session.user.id, ctx.now)
  return {
    name,
    email,
    hasPassword: passwordHash !== null,
    twoFactor,
    recoveryCodesLeft,
    mutedNotices,
    passkeys: await listPasskeys(ctx.db, ctx.session.user.id),
    devices: await listDevices(ctx.db, ctx.session.user.id),
    // What a browser's push service knows the platform by.
    pushKey: pushKeys(ctx.secret).publicKey,
    needsSecondFactor: ctx.session.needsSecondFactor === true,
    sessions: sessions.map((session) => ({ ...session, here: session.id === ctx.session.sessionId })),
  }
})
