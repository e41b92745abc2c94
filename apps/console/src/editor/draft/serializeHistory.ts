import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { sameJson } from '@forecourt/schema/sameJson'

/** Undo and redo history. `mark` names what changed, so that typing in one field is one step. */
export interface History<State> {
  readonly past: readonly State[]
  readonly present: State
  readonly future: readonly State[]
  readonly mark: string | null
  /** When the present was last changed, in epoch milliseconds. */
  readonly changedAt: number
}

/** Changes of one field within this time are one step. */
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

interface StoredSteps {
  readonly revision: number
  readonly past: readonly ConfigValues[]
  readonly future: readonly ConfigValues[]
  /** Changes not saved when the page was closed. */
  readonly unsaved?: ConfigValues
}

/** sessionStorage holds about five million characters; the most distant steps are dropped first. */
const maxCharacters = 2_000_000

const texts = new WeakMap<ConfigValues, string>()

/** Steps are immutable, so each is serialised once. */
const textOf = (values: ConfigValues): string => {
  const known = texts.get(values) ?? JSON.stringify(values)
  texts.set(values, known)
  return known
}

/** As many steps as fit, nearest first. */
const nearest = (steps: readonly ConfigValues[], room: number): string[] => {
  let left = room
  const fitting = steps.findIndex((step) => {
    left -= textOf(step).length
    return left < 0
  })
  return steps.slice(0, fitting < 0 ? undefined : fitting).map(textOf)
}

/** Serialises a history, for the same tab after a reload. */
export const serializeHistory = ({ past, present, future }: History<ConfigValues>, revision: number, isUnsaved: boolean): string => {
  const before = nearest(past.toReversed(), maxCharacters / 2).toReversed()
  const after = nearest(future, maxCharacters / 2)
  const unsaved = isUnsaved ? `,"unsaved":${textOf(present)}` : ''
  return `{"revision":${revision},"past":[${before}],"future":[${after}]${unsaved}}`
}

/** Restores a stored history, unless the draft has another revision by now: undo would revert another user's work. */
export const restoreHistory = (text: string | null, revision: number, values: ConfigValues) => {
  const stored = text === null ? null : (JSON.parse(text) as StoredSteps)
  if (!stored) return { history: startHistory(values), isUnsaved: false }
  const { past, future, unsaved } = stored
  // The last save may have reached the server while the page was closed.
  const arrived = unsaved !== undefined && sameJson(unsaved, values)
  if (stored.revision !== revision && !arrived) return { history: startHistory(values), isUnsaved: false }
  return { history: { past, present: unsaved ?? values, future, mark: null, changedAt: 0 }, isUnsaved: unsaved !== undefined && !arrived }
}
