import { z } from 'zod'

const token = z.string().max(200)
const password = z.string().max(400)
// Browsers accept addresses that no mail reaches, such as one without a dot.
const email = z
  .string()
  .trim()
  .min(1)
  .pipe(z.email('This is not an email address. Check it for typos.').max(200, 'This email address is too long.'))

/** Schemas of the actions that need no session, by action. */
const accountInputs = {
  link: z.object({ token }),
  password: z.object({ token, password }),
  emailLink: z.object({ token }),
  email: z.object({ token }),
  forgot: z.object({ email }),
  passkey: z.object({}),
  first: z.object({ code: z.string().max(40), name: z.string().trim().min(1).max(100), email, password }),
}

export type AccountAction = keyof typeof accountInputs
export type AccountInput<Action extends AccountAction> = z.infer<(typeof accountInputs)[Action]>

export const isAccountAction = (name: string): name is AccountAction => Object.hasOwn(accountInputs, name)

/** Validates the input of an action; a problem is a sentence for the user. */
export const parseAccountInput = <Action extends AccountAction>(
  action: Action,
  body: unknown,
): { readonly ok: true; readonly input: AccountInput<Action> } | { readonly ok: false; readonly message: string } => {
  const parsed = accountInputs[action].safeParse(body)
  if (parsed.success) return { ok: true, input: parsed.data as AccountInput<Action> }
  const { issues } = parsed.error
  // A missing value is reported before an invalid address.
  const odd = issues.every(({ path }) => path[0] === 'email') && issues.find(({ code }) => code === 'invalid_format' || code === 'too_big')
  return { ok: false, message: odd ? odd.message : 'Fill in all fields.' }
}
