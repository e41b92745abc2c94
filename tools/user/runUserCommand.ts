import type { Actor } from '@forecourt/data/Actor'
import type { Database } from '@forecourt/data/createDatabase'
import { accountByEmail } from '@forecourt/data/people/accountByEmail'
import { addAdmin, setPassword } from '@forecourt/data/people/accountsByCommand'
import { setDisabled } from '@forecourt/data/people/changePerson'
import { removeDemoPeople } from '@forecourt/data/people/demoPeople'
import type { PersonResult } from '@forecourt/data/people/membershipText'
import { listUsers } from '@forecourt/data/people/users/listUsers'
import { passwordProblem } from '@forecourt/rules/access/passwordProblem'
import { grantedRoleName } from '@forecourt/rules/access/roles'
import { hashPassword } from '@forecourt/services/people/hashPassword'
import { setupCode } from '@forecourt/services/people/setupCode'
import type { UserArguments } from './parseUserArguments'

/** Context of a command. */
export interface UserCommandContext {
  readonly actor: Actor
  /** ISO in UTC. */
  readonly now: string
  /** Secret of the installation. */
  readonly secret: string
  readonly readPassword: () => Promise<string>
  readonly log: (line: string) => void
}

const people = async (db: Database, log: UserCommandContext['log']): Promise<PersonResult> => {
  const { rows } = await listUsers(db.platform, { page: 1, perPage: 10_000 }, null)
  for (const { email, name, disabled, activated, demo, memberships } of rows) {
    const roles = memberships.map(
      ({ role, own, organisationName, siteName }) => `${grantedRoleName({ role, own })}, ${siteName ?? organisationName ?? 'Forecourt'}`,
    )
    const state = disabled ? 'disabled' : activated ? 'active' : 'invited'
    log([email, name, state + (demo ? ' (demo)' : ''), roles.join('; ')].join('\t'))
  }
  return { ok: true }
}

/** Whether an administrator can sign in. */
const hasAdmin = async (db: Database): Promise<boolean> => {
  const { rows } = await listUsers(db.platform, { page: 1, perPage: 10_000 }, null)
  return rows.some(
    ({ disabled, activated, memberships }) => !disabled && activated && memberships.some(({ role }) => role === 'platformAdmin'),
  )
}

const chosenPassword = async (
  { readPassword }: UserCommandContext,
  person: { readonly email: string; readonly name: string },
): Promise<PersonResult<{ readonly passwordHash: string }>> => {
  const password = await readPassword()
  const problem = passwordProblem(password, person)
  return problem ? { ok: false, message: problem } : { ok: true, passwordHash: await hashPassword(password) }
}

const run = async (db: Database, wanted: UserArguments, context: UserCommandContext): Promise<PersonResult> => {
  const { actor, now, secret, log } = context
  switch (wanted.command) {
    case 'list':
      return people(db, log)
    case 'setup-code':
      log(setupCode(secret))
      return { ok: true }
    case 'remove-demo': {
      const answer = await removeDemoPeople(db, { actor, keepAnAdmin: false })
      if (!answer.ok) return answer
      log(answer.removed === 1 ? '1 demo login is gone.' : `${answer.removed} demo logins are gone.`)
      if (!(await hasAdmin(db))) log('There is no administrator now. Create one: npm run user -- add <email> --name "Mia Manager"')
      return answer
    }
    case 'add':
    case 'password': {
      const chosen = await chosenPassword(context, wanted)
      if (!chosen.ok) return chosen
      const given = { ...wanted, passwordHash: chosen.passwordHash, actor, now }
      return wanted.command === 'add' ? addAdmin(db, given) : setPassword(db, given)
    }
    case 'disable':
    case 'enable': {
      const account = await accountByEmail(db, wanted.email)
      if (!account) return { ok: false, message: `No user has the address ${wanted.email}.` }
      return setDisabled(db, { userId: account.id, disabled: wanted.command === 'disable', actor, now })
    }
  }
}

/** Runs a user command; returns the exit code. */
export const runUserCommand = async (db: Database, wanted: UserArguments, context: UserCommandContext): Promise<0 | 1> => {
  const answer = await run(db, wanted, context)
  if (!answer.ok) context.log(answer.message)
  else if ('email' in wanted) context.log(`Done: ${wanted.command} ${wanted.email}.`)
  return answer.ok ? 0 : 1
}
