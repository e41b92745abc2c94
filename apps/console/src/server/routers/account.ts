import { waitingEmail } from '@forecourt/data/people/changeEmail'
import { addDevice as addOwnDevice, listDevices, removeDevice as removeOwnDevice } from '@forecourt/data/people/devices/ownDevices'
import {
  changeOwnPassword,
  confirmTotp,
  endOtherSessions,
  removeTotp,
  renameMyself,
  replaceRecoveryCodes,
  chooseNotices as storeNotices,
  storeTotpSecret,
} from '@forecourt/data/people/ownAccount'
import { addPasskey as addOwnPasskey, listPasskeys, removePasskey as removeOwnPasskey } from '@forecourt/data/people/passkeys/ownPasskeys'
import { listSessions } from '@forecourt/data/people/sessions/readSession'
import { passwordProblem } from '@forecourt/rules/access/passwordProblem'
import { notices } from '@forecourt/rules/leads/inbox/InboxSettings'
import { qrOutline } from '@forecourt/services/documents/drawQrCode'
import { passkeyRegistrationOptions, toRelyingParty, verifyNewPasskey } from '@forecourt/services/passkeys/passkeySignIn'
import { newPasskeyTicket, parsePasskeyTicket } from '@forecourt/services/passkeys/passkeyTicket'
import { hashPassword } from '@forecourt/services/people/hashPassword'
import { pushKeys } from '@forecourt/services/push/pushKeys'
import { newRecoveryCodes as makeRecoveryCodes, recoveryCodeHash } from '@forecourt/services/two-factor/recoveryCodes'
import { seal, unseal } from '@forecourt/services/two-factor/sealed'
import { findTotpStep, newTotpSecret, totpAddress } from '@forecourt/services/two-factor/totp'
import { z } from 'zod'
import { passkeyGuard } from '../../auth/passkeyGuard'
import { passwordMatches } from '../../auth/passwordMatches'
import { CallProblem, notFound } from '../errors/CallProblem'
import { procedure } from '../procedure'
import { router } from '../trpc'
import { cancelSentEmail, newEmail, sendEmailChange } from './account/emailChange'
import { confirmPassword, readOwnAccount } from './account/ownPassword'
import { addToken, revokeToken, tokenChoices, tokens } from './account/tokens'

/** The caller's account, passkeys, notified devices and sessions. */
const get = procedure.signedIn().query(async ({ ctx }) => {
  const { name, email, passwordHash, twoFactor, recoveryCodesLeft, mutedNotices } = await readOwnAccount(ctx)
  const sessions = await listSessions(ctx.db, ctx.session.user.id, ctx.now)
  return {
    name,
    email,
    newEmail: await waitingEmail(ctx.db, ctx.session.user.id, ctx.now),
    hasPassword: passwordHash !== null,
    twoFactor,
    recoveryCodesLeft,
    mutedNotices,
    passkeys: await listPasskeys(ctx.db, ctx.session.user.id),
    devices: await listDevices(ctx.db, ctx.session.user.id),
    // The platform's VAPID public key for push services.
    pushKey: pushKeys(ctx.secret).publicKey,
    needsSecondFactor: ctx.session.needsSecondFactor === true,
    sessions: sessions.map((session) => ({ ...session, here: session.id === ctx.session.sessionId })),
  }
})

/** Renames the caller. */
const rename = procedure
  .signedIn()
  .input(z.object({ name: z.string().trim().min(1, 'Enter your name.').max(100, 'At most 100 characters.') }))
  .mutation(async ({ ctx, input: { name } }) => {
    const { id } = await readOwnAccount(ctx)
    await renameMyself(ctx.db, id, name)
    return { name }
  })

/** Sends a link to a new sign-in address of the caller, which is used once it is confirmed. */
const changeEmail = procedure
  .signedIn()
  .input(z.object({ email: newEmail, password: z.string().max(200) }))
  .mutation(async ({ ctx, input: { email, password } }) => {
    const account = await readOwnAccount(ctx)
    await confirmPassword(ctx, account, password)
    return sendEmailChange(ctx, account.id, email)
  })

/** Keeps the caller's address: the link to the new one becomes invalid. */
const cancelEmail = procedure.signedIn().mutation(async ({ ctx }) => {
  const { id } = await readOwnAccount(ctx)
  return cancelSentEmail(ctx, id)
})

/** Changes the caller's password and ends their other sessions. */
const changePassword = procedure
  .signedIn()
  .input(z.object({ password: z.string().max(200), newPassword: z.string().max(400) }))
  .mutation(async ({ ctx, input: { password, newPassword } }) => {
    const account = await readOwnAccount(ctx)
    const problem = passwordProblem(newPassword, account)
    if (problem) throw new CallProblem('BAD_REQUEST', problem, { fields: { newPassword: problem } })
    await confirmPassword(ctx, account, password)
    if (account.passwordHash !== null && (await passwordMatches(newPassword, account.passwordHash))) {
      const same = 'This is already your password. Choose another.'
      throw new CallProblem('BAD_REQUEST', same, { fields: { newPassword: same } })
    }
    const passwordHash = await hashPassword(newPassword)
    await changeOwnPassword(ctx.db, { userId: account.id, passwordHash, sessionId: ctx.session.sessionId })
    return { ok: true }
  })

/** Ends all other sessions of the caller. */
const endSessions = procedure.signedIn().mutation(async ({ ctx }) => {
  const { id } = await readOwnAccount(ctx)
  await endOtherSessions(ctx.db, id, ctx.session.sessionId)
  return { ok: true }
})

/** Generates an authenticator secret. Inactive until a code of it is entered. */
const offerTwoFactor = procedure
  .signedIn()
  .input(z.object({ password: z.string().max(200) }))
  .mutation(async ({ ctx, input: { password } }) => {
    const account = await readOwnAccount(ctx)
    await confirmPassword(ctx, account, password)
    const secret = newTotpSecret()
    if (!(await storeTotpSecret(ctx.db, account.id, seal(ctx.secret, secret))))
      throw new CallProblem('BAD_REQUEST', 'Two-factor sign-in is already on. Turn it off first to use another app.')
    return { secret, qr: qrOutline(totpAddress(secret, account.email)) }
  })

/** Enables two-factor sign-in with the app's first code. Returns the recovery codes, only this once. */
const confirmTwoFactor = procedure
  .signedIn()
  .input(z.object({ code: z.string().max(20) }))
  .mutation(async ({ ctx, input: { code } }) => {
    const { id, totpSecret, twoFactor } = await readOwnAccount(ctx)
    const secret = twoFactor || totpSecret === null ? null : unseal(ctx.secret, totpSecret)
    const step = secret === null ? null : findTotpStep(secret, code, ctx.now)
    if (step === null) {
      const message = 'This code is wrong. Enter the code the app shows now.'
      throw new CallProblem('BAD_REQUEST', message, { fields: { code: message } })
    }
    const codes = makeRecoveryCodes()
    const recoveryCodes = codes.map((each) => recoveryCodeHash(id, each) ?? '')
    await confirmTotp(ctx.db, { userId: id, step, recoveryCodes, sessionId: ctx.session.sessionId, now: ctx.now })
    return { codes }
  })

/** Generates ten recovery codes, returned only this once; the earlier ones become invalid. */
const newRecoveryCodes = procedure
  .signedIn()
  .input(z.object({ password: z.string().max(200) }))
  .mutation(async ({ ctx, input: { password } }) => {
    const account = await readOwnAccount(ctx)
    if (!account.twoFactor) throw new CallProblem('BAD_REQUEST', 'Two-factor sign-in is off.')
    await confirmPassword(ctx, account, password)
    const codes = makeRecoveryCodes()
    await replaceRecoveryCodes(
      ctx.db,
      account.id,
      codes.map((code) => recoveryCodeHash(account.id, code) ?? ''),
    )
    return { codes }
  })

/** Disables the caller's two-factor sign-in. Where an organisation requires it, they must set it up again first. */
const removeTwoFactor = procedure
  .signedIn()
  .input(z.object({ password: z.string().max(200) }))
  .mutation(async ({ ctx, input: { password } }) => {
    const account = await readOwnAccount(ctx)
    await confirmPassword(ctx, account, password)
    await removeTotp(ctx.db, account.id)
    return { ok: true }
  })

/** Options for the browser to create a passkey. Stores nothing until it is added. */
const offerPasskey = procedure
  .signedIn()
  .input(z.object({ password: z.string().max(200) }))
  .mutation(async ({ ctx, input: { password } }) => {
    const account = await readOwnAccount(ctx)
    await confirmPassword(ctx, account, password)
    const passkeys = (await listPasskeys(ctx.db, account.id)).map(({ id }) => id)
    const options = await passkeyRegistrationOptions(toRelyingParty(ctx.consoleUrl), { ...account, passkeys })
    return { options, ticket: newPasskeyTicket(ctx.secret, { challenge: options.challenge, userId: account.id }, ctx.now) }
  })

/** Adds the passkey that the caller's device created. */
const addPasskey = procedure
  .signedIn()
  .input(z.object({ ticket: z.string().max(1000), response: z.looseObject({}), name: z.string().trim().min(1).max(60) }))
  .mutation(async ({ ctx, input: { ticket, response, name } }) => {
    const { id } = await readOwnAccount(ctx)
    const { party, secret, tickets } = passkeyGuard(ctx.db, ctx)
    const offered = parsePasskeyTicket(secret, ticket, ctx.now)
    if (offered?.userId !== id || !(await tickets.take(offered.challenge)).allowed)
      throw new CallProblem('BAD_REQUEST', 'That took too long. Start again.')
    const passkey = await verifyNewPasskey(party, offered.challenge, response)
    if (!passkey) throw new CallProblem('BAD_REQUEST', 'Your device did not create a passkey that can be used here. Try another device.')
    const problem = await addOwnPasskey(ctx.db, { userId: id, name, passkey, now: ctx.now })
    if (problem !== null) throw new CallProblem('CONFLICT', problem)
    return { ok: true }
  })

/** Removes one of the caller's passkeys. */
const removePasskey = procedure
  .signedIn()
  .input(z.object({ id: z.string().max(1400) }))
  .mutation(async ({ ctx, input: { id } }) => {
    const account = await readOwnAccount(ctx)
    if (!(await removeOwnPasskey(ctx.db, account.id, id))) throw notFound('passkey')
    return { ok: true }
  })

/** Sets the caller's notifications: all except muted ones. */
const chooseNotices = procedure
  .signedIn()
  .input(z.object({ muted: z.array(z.enum(notices)).max(notices.length) }))
  .mutation(async ({ ctx, input }) => {
    const { id } = await readOwnAccount(ctx)
    const muted = notices.filter((notice) => input.muted.includes(notice))
    await storeNotices(ctx.db, id, muted)
    return { muted }
  })

const key = (bytes: number) =>
  z
    .string()
    .refine((text) => /^[\w-]+=*$/.test(text) && Buffer.from(text, 'base64url').length === bytes, 'This is not a key from a browser.')

/** Registers this browser for the caller's notifications. */
const addDevice = procedure
  .signedIn()
  .input(
    z.object({
      name: z.string().trim().min(1).max(60),
      endpoint: z.url({ protocol: /^https$/, hostname: z.regexes.domain }).max(1000),
      publicKey: key(65),
      auth: key(16),
    }),
  )
  .mutation(async ({ ctx, input }) => {
    const { id } = await readOwnAccount(ctx)
    const problem = await addOwnDevice(ctx.db, { ...input, userId: id, sessionId: ctx.session.sessionId ?? '', now: ctx.now })
    if (problem !== null) throw new CallProblem('CONFLICT', problem)
    return { ok: true }
  })

/** Unregisters one of the caller's browsers from notifications. */
const removeDevice = procedure
  .signedIn()
  .input(z.object({ id: z.string().max(100) }))
  .mutation(async ({ ctx, input: { id } }) => {
    const account = await readOwnAccount(ctx)
    if (!(await removeOwnDevice(ctx.db, account.id, id))) throw notFound('device')
    return { ok: true }
  })

export const accountRouter = router({
  get,
  rename,
  changeEmail,
  cancelEmail,
  changePassword,
  endSessions,
  offerTwoFactor,
  confirmTwoFactor,
  newRecoveryCodes,
  removeTwoFactor,
  offerPasskey,
  addPasskey,
  removePasskey,
  chooseNotices,
  addDevice,
  removeDevice,
  ...{ tokens, tokenChoices, addToken, revokeToken },
})
