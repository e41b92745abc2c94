import type { Actor } from '@forecourt/data/Actor'
import type { Scope } from '@forecourt/data/createDatabase'
import type { SiteForEditing } from '@forecourt/data/publishing/siteForEditing'

/** What every command is given. */
export interface CommandContext {
  /** The site it was asked about, as it is now. */
  readonly editing: SiteForEditing
  readonly scope: Scope
  readonly actor: Actor
  /** Where the console is reached. */
  readonly consoleUrl: string
  /** The file that was named, if one was. */
  readonly file: string | undefined
  readonly note: string
  readonly live: boolean
  /** Prints a line for whoever runs the command. */
  readonly say: (line: string) => void
  /** Prints what the command makes, and nothing else, so that it can be sent on. */
  readonly print: (text: string) => void
}

/** One thing that can be done to a site; gives the exit code. A refusal is said in words and leaves everything as it was. */
export type SiteCommand = (context: CommandContext) => Promise<0 | 1>
