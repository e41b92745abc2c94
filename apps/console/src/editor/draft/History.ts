/** States that can be gone back to and forward to again. `mark` names what changed, so that typing in one field is one step. */
export interface History<State> {
  readonly past: readonly State[]
  readonly present: State
  readonly future: readonly State[]
  readonly mark: string | null
  /** When the present was last changed, in epoch milliseconds. */
  readonly changedAt: number
}

/** Changes of one field this close together are one step. */
const typingMs = 1_000
const longest = 200

export const startHistory = <State>(present: State): History<State> => ({ past: [], present, future: [], mark: null, changedAt: 0 })

export const remember = <State>(history: History<State>, present: State, mark: string, at: number): History<State> => {
  const continues = mark === history.mark && at - history.changedAt < typingMs && history.past.length > 0
  return { past: continues ? history.past : [...history.past, history.present].slice(-longest), present, future: [], mark, changedAt: at }
}

export const undo = <State>(history: History<State>): History<State> => {
  const present = history.past.at(-1)
  if (present === undefined) return history
  return { past: history.past.slice(0, -1), present, future: [history.present, ...history.future], mark: null, changedAt: 0 }
}

export const redo = <State>(history: History<State>): History<State> => {
  const [present, ...future] = history.future
  if (present === undefined) return history
  return { past: [...history.past, history.present], present, future, mark: null, changedAt: 0 }
}
