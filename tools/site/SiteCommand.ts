import type { Actor } from '@forecourt/data/Actor'
import type { Scope } from '@forecourt/data/createDatabase'
import type { SiteForEditing } from '@forecourt/data/publishing/siteForEditing'

/** Context of every command. */
export interface CommandContext {
  /** Current state of the site. */
  readonly editing: SiteForEditing
  readonly scope: Scope
  readonly actor: Actor
  /** Console URL. */
  readonly consoleUrl: string
  /** File argument, if any. */
  readonly file: string | undefined
  /** The note of a publish. */
  readonly note: string
  /** The flag `--live`: export the published version instead of the draft. */
  readonly live: boolean
  /** Prints a message for the user. */
  readonly log: (line: string) => void
  /** Prints the result only, for piping. */
  readonly print: (text: string) => void
}

/** A command on a site; returns the exit code. A refused command explains why and changes nothing. */
export type SiteCommand = (context: CommandContext) => Promise<0 | 1>
