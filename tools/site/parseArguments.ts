import { parseArgs } from 'node:util'

const commandNames = ['export', 'import', 'diff', 'publish'] as const
export type CommandName = (typeof commandNames)[number]

export interface SiteArguments {
  readonly command: CommandName
  readonly slug: string
  readonly file: string | undefined
  readonly note: string
  readonly live: boolean
}

const usage = `npm run site -- <command> <slug>

  export <slug> [file]     writes the draft's own settings, as JSON, to the file or to standard output
                           --live writes the published version's instead
  import <slug> <file>     replaces the draft by the file, or refuses it as a whole
  diff <slug> [file]       describes how the draft differs from the live version; with a file, how the file differs from the draft
  publish <slug>           publishes the draft; --note "what changed"

A slug is a site's short name, such as kauri. The file - is standard input.`

const isCommand = (word: string | undefined): word is CommandName => commandNames.includes(word as CommandName)

const parse = (args: readonly string[]) =>
  parseArgs({ args: [...args], allowPositionals: true, options: { live: { type: 'boolean' }, note: { type: 'string' } } })

/** Parses the arguments of `npm run site --`. Throws an error with the usage. */
export const parseArguments = (args: readonly string[]): SiteArguments => {
  const refuse = (sentence: string) => new Error(`${sentence}\n\n${usage}`)
  let parsed: ReturnType<typeof parse>
  try {
    parsed = parse(args)
  } catch (error) {
    throw refuse((error as Error).message)
  }
  const [command, slug, file, ...more] = parsed.positionals
  if (!isCommand(command)) throw refuse(command ? `There is no command ${command}.` : 'Enter a command.')
  if (!slug) throw refuse('Enter the short name of the site.')
  if (more.length > 0) throw refuse(`${more.join(' ')} is more than ${command} takes.`)
  if (command === 'import' && !file) throw refuse('Enter the file to import.')
  if (command === 'publish' && file) throw refuse('Publishing takes no file: import it first.')
  return { command, slug, file, note: parsed.values.note ?? '', live: parsed.values.live ?? false }
}
