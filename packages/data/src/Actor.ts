/** Who does something: a user of the console, or the system itself. */
export interface Actor {
  readonly userId: string | null
  /** What the history shows. */
  readonly name: string
}
