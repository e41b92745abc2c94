/** Who performs an action: a user of the console, or the system. */
export interface Actor {
  readonly userId: string | null
  /** Name shown in the history. */
  readonly name: string
}
