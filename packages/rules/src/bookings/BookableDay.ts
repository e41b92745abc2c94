/** A day with its free times, local to the place: `YYYY-MM-DD` and `HH:MM`. */
export interface BookableDay {
  readonly date: string
  readonly times: readonly string[]
}

/** What is sent in place of a time where none of those offered suits. */
export const noTimeSuits = 'other'
