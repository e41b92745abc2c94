import { addFirstPerson } from '@forecourt/data/people/accountsByCommand'
import { confirmEmailChange, readEmailChange } from '@forecourt/data/people/changeEmail'
import { consumeLink, readLink, requestPasswordLink } from '@forecourt/data/people/consumeLink'
import { passwordProblem } from '@forecourt/rules/access/passwordProblem'
import { clientAddress } from '@forecourt/services/front/clientAddress'
import { passkeySignInOptions, toRelyingParty } from '@forecourt/services/passkeys/passkeySignIn'
import { newPasskeyTicket } from '@forecourt/services/passkeys/passkeyTicket'
import { hashPassword } from '@forecourt/services/people/hashPassword'
import { verifyPersonToken } from '@forecourt/services/people/personToken'
import { isSetupCode } from '@forecourt/services/people/setupCode'
import { after } from 'next/server'
import { type AccountAction, type AccountInput, isAccountAction, parseAccountInput } from '../../../../auth/accountInputs'
import { passwordCallLimits } from '../../../../auth/passwordCallLimits'
import { rememberDevice } from '../../../../auth/rememberDevice'
import { database } from '../../../../database'
import { env } from '../../../../env'
import { isOwnOrigin } from '../../../../server/isOwnOrigin'

const refused = (message: string, status = 400) => Response.json({ ok: false, message }, { status })
const noLink = () => refused('This link was already used, has expired or was replaced by a newer one. Request a new link.', 410)
const noEmailChange = () =>
  refused('This link was already used, has expired or was replaced by a newer one. Enter the new address again on your profile.', 410)
const now = () => new Date().toISOString()

const openLink = async (text: string) => {
  const linkId = verifyPersonToken(env().AUTH_SECRET, text)
  const link = linkId && (await readLink(database(), linkId, now()))
  return linkId && link ? { linkId, link } : null
}

/** The actions that need no session. Each validates its own input and returns a JSON response. */
const actions: { readonly [Name in AccountAction]: (input: AccountInput<Name>) => Promise<Response> } = {
  link: async (input) => {
    const opened = await openLink(input.token)
    return opened ? Response.json({ ok: true, ...opened.link }) : noLink()
  },
  password: async (input) => {
    const opened = await openLink(input.token)
    if (!opened) return noLink()
    const problem = passwordProblem(input.password, opened.link)
    if (problem) return refused(problem)
    const passwordHash = await hashPassword(input.password)
    const consumed = await consumeLink(database(), { linkId: opened.linkId, passwordHash, now: now() })
    if (!consumed) return noLink()
    // The link proves that the user owns the address: their browser gets a sign-in limit of its own.
    await rememberDevice(consumed.email)
    return Response.json({ ok: true, email: consumed.email })
  },
  forgot: async ({ email }) => {
    // Looks up the address after the response, so that the response time doesn't reveal whether an account exists.
    after(async () => {
      const { allowed } = await passwordCallLimits().mails.take(email.toLowerCase())
      if (allowed) await requestPasswordLink(database(), email, now())
    })
    return Response.json({ ok: true })
  },
  emailLink: async (input) => {
    const changeId = verifyPersonToken(env().AUTH_SECRET, input.token)
    const change = changeId && (await readEmailChange(database(), changeId, now()))
    return change ? Response.json({ ok: true, ...change }) : noEmailChange()
  },
  email: async (input) => {
    const changeId = verifyPersonToken(env().AUTH_SECRET, input.token)
    const confirmed = changeId ? await confirmEmailChange(database(), { changeId, now: now() }) : null
    if (!confirmed) return noEmailChange()
    if (!confirmed.ok) return refused(confirmed.message, 409)
    await rememberDevice(confirmed.email)
    return Response.json({ ok: true, email: confirmed.email })
  },
  passkey: async () => {
    const { AUTH_SECRET, CONSOLE_URL } = env()
    const options = await passkeySignInOptions(toRelyingParty(CONSOLE_URL))
    return Response.json({
      ok: true,
      options,
      ticket: newPasskeyTicket(AUTH_SECRET, { challenge: options.challenge, userId: null }, now()),
    })
  },
  first: async ({ code, password: chosen, ...person }) => {
    if (!isSetupCode(env().AUTH_SECRET, code)) return refused('This is not the set-up code. It was printed where Forecourt was started.')
    const problem = passwordProblem(chosen, person)
    if (problem) return refused(problem)
    const created = await addFirstPerson(database(), { ...person, passwordHash: await hashPassword(chosen) })
    return created.ok ? Response.json({ ok: true }) : refused(created.message, 409)
  },
}

const runAction = <Name extends AccountAction>(name: Name, body: unknown): Promise<Response> | Response => {
  const parsed = parseAccountInput(name, body)
  return parsed.ok ? actions[name](parsed.input) : refused(parsed.message)
}

interface Context {
  readonly params: Promise<{ readonly action: string }>
}

/** Mail links, forgotten passwords, passkey sign-in and the first user. Same-origin requests only, rate-limited by address. */
export const POST = async (request: Request, { params }: Context): Promise<Response> => {
  const { action } = await params
  if (!isAccountAction(action)) return refused('This action does not exist.', 404)
  const { CONSOLE_URL, TRUSTED_PROXIES } = env()
  const headers = { origin: request.headers.get('origin'), secFetchSite: request.headers.get('sec-fetch-site') }
  if (!isOwnOrigin(headers, CONSOLE_URL, request.headers.get('host'))) return refused('Requests must come from the console itself.', 403)
  const address = clientAddress(request.headers.get('x-forwarded-for'), TRUSTED_PROXIES)
  const allowed = await passwordCallLimits().calls.take(address)
  if (!allowed.allowed) return refused('Too many attempts. Wait 15 minutes, then try again.', 429)
  return runAction(action, await request.json().catch(() => null))
}
