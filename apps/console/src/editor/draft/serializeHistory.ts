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
const maxSteps = 200

export const startHistory = <State>(present: State): History<State> => ({ past: [], present, future: [], mark: null, changedAt: 0 })

export const addStep = <State>(history: History<State>, present: State, mark: string, at: number): History<State> => {
  const continues = mark === history.mark && at - history.changedAt < typingMs && history.past.length > 0
  return { past: continues ? history.past : [...history.past, history.present].slice(-maxSteps), present, future: [], mark, changedAt: at }
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
  /** The saved values that they change. */
  readonly base?: ConfigValues
  /** The values of a save that was on its way when the page was closed. */
  readonly sent?: ConfigValues
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

/** JSON of the steps nearest to the present, as many as fit into `maxLength`. */
const nearestThatFit = (steps: readonly ConfigValues[], maxLength: number): string[] => {
  let remaining = maxLength
  const firstFitting = steps.findIndex((step) => {
    remaining -= textOf(step).length
    return remaining < 0
  })
  return steps.slice(0, firstFitting < 0 ? undefined : firstFitting).map(textOf)
}

/** Serialises a history, for the same tab after a reload. */
export const serializeHistory = (
  { past, present, future }: History<ConfigValues>,
  revision: number,
  pending: { readonly base: ConfigValues; readonly sent: ConfigValues | null } | null,
): string => {
  const before = nearestThatFit(past.toReversed(), maxCharacters / 2).toReversed()
  const after = nearestThatFit(future, maxCharacters / 2)
  const sent = pending?.sent ? `,"sent":${textOf(pending.sent)}` : ''
  const unsaved = pending ? `,"unsaved":${textOf(present)},"base":${textOf(pending.base)}${sent}` : ''
  return `{"revision":${revision},"past":[${before}],"future":[${after}]${unsaved}}`
}

interface RestoredHistory {
  readonly history: History<ConfigValues>
  readonly isUnsaved: boolean
  /** The saved values that the history's present changes, and their revision. */
  readonly base: ConfigValues
  readonly revision: number
}

/**
 * Restores a stored history. If the draft has another revision by now, undo would revert another user's work, so that only unsaved
 * changes are restored: on top of the own save that arrived while the page was closed, or on top of the values they were made on, which
 * the next save then merges with the other user's.
 */
export const restoreHistory = (text: string | null, revision: number, values: ConfigValues): RestoredHistory => {
  const stored = text === null ? null : (JSON.parse(text) as StoredSteps)
  const fresh: RestoredHistory = { history: startHistory(values), isUnsaved: false, base: values, revision }
  if (!stored) return fresh
  const { past, future, unsaved, base, sent } = stored
  // The last save may have reached the server while the page was closed.
  const arrived = unsaved !== undefined && sameJson(unsaved, values)
  const isOwnSave = sent !== undefined && sameJson(sent, values)
  if (stored.revision === revision || arrived || isOwnSave) {
    const history = { past, present: unsaved ?? values, future, mark: null, changedAt: 0 }
    return { ...fresh, history, isUnsaved: unsaved !== undefined && !arrived }
  }
  if (unsaved === undefined || base === undefined) return fresh
  return { history: startHistory(unsaved), isUnsaved: true, base, revision: stored.revision }
}
