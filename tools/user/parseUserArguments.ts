import { parseArgs } from 'node:util'

const withEmail = ['add', 'password', 'disable', 'enable'] as const
const withoutEmail = ['list', 'remove-demo', 'setup-code'] as const

export type UserArguments =
  | { readonly command: (typeof withEmail)[number]; readonly email: string; readonly name: string }
  | { readonly command: (typeof withoutEmail)[number] }

const usage = `npm run user -- <command>

  add <email> --name "Mia Manager"   adds an administrator; prompts for the password, or reads it from standard input
  password <email>                   sets a new password, and signs the user out everywhere
  disable <email>                    signs the user out and blocks sign-in
  enable <email>                     lets the user sign in again
  list                               lists all users with their roles
  remove-demo                        removes the users of the demo data
  setup-code                         prints the code that the first-run page requests`

const isOne = <Name extends string>(names: readonly Name[], word: string): word is Name => (names as readonly string[]).includes(word)

/** Parses the arguments of `npm run user --`. Throws an error with the usage. */
export const parseUserArguments = (args: readonly string[]): UserArguments => {
  const refuse = (sentence: string) => new Error(`${sentence}\n\n${usage}`)
  let parsed: { readonly values: { readonly name?: string }; readonly positionals: readonly string[] }
  try {
    parsed = parseArgs({ args: [...args], allowPositionals: true, options: { name: { type: 'string' } } })
  } catch (error) {
    throw refuse((error as Error).message)
  }
  const [command = '', email = '', ...more] = parsed.positionals
  if (isOne(withoutEmail, command)) {
    if (email !== '') throw refuse(`${command} takes nothing more.`)
    return { command }
  }
  if (!isOne(withEmail, command)) throw refuse(command === '' ? 'Enter a command.' : `There is no command ${command}.`)
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) throw refuse('Enter an email address.')
  if (more.length > 0) throw refuse(`${more.join(' ')} is more than ${command} takes. Put a name into quotes.`)
  const name = parsed.values.name?.trim() ?? ''
  if (command === 'add' && name === '') throw refuse('Enter a name with --name.')
  return { command, email, name }
}
