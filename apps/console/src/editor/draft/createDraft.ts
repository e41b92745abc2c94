import type { MergeConflict } from '@forecourt/schema/layers/joinMoves'
import type { ConfigProblem } from '@forecourt/schema/layers/Layer'
import { mergeDrafts } from '@forecourt/schema/layers/mergeDrafts'
import { removeValue } from '@forecourt/schema/layers/removeValue'
import { setValue } from '@forecourt/schema/layers/setValue'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { sameJson } from '@forecourt/schema/sameJson'
import { createStore } from '../../parts/store/createStore'
import { addStep, type History, redo, restoreHistory, serializeHistory, undo } from './serializeHistory'

/** The outcome of a save. After a refusal the draft stays unsaved here until the problem is fixed. */
export type SaveResult =
  | { readonly kind: 'saved'; readonly revision: number; readonly savedAt: string }
  | { readonly kind: 'conflict'; readonly revision: number; readonly values: ConfigValues; readonly updatedBy: string }
  | { readonly kind: 'refused'; readonly message: string; readonly problems: readonly ConfigProblem[] }
  | { readonly kind: 'failed'; readonly message: string; readonly signedOut?: boolean }

interface DraftConflict {
  readonly revision: number
  readonly theirs: ConfigValues
  readonly merged: ConfigValues
  readonly updatedBy: string
  readonly conflicts: readonly MergeConflict[]
}

export interface DraftState {
  readonly values: ConfigValues
  /** Time of the last change in epoch milliseconds with a fraction; the preview measures its paint time from it. */
  readonly changedAt: number
  readonly revision: number
  readonly status: 'saved' | 'unsaved' | 'saving' | 'refused' | 'failed' | 'conflict'
  readonly savedAt: string | null
  /** Why the draft isn't saved, as a sentence. */
  readonly message: string
  /** The session has ended; the draft is saved after the next sign-in. */
  readonly signedOut: boolean
  readonly problems: readonly ConfigProblem[]
  readonly conflict: DraftConflict | null
  /** The user whose changes were merged last; null if none. */
  readonly mergedFrom: string | null
  readonly canUndo: boolean
  readonly canRedo: boolean
}

interface Options {
  readonly values: ConfigValues
  readonly revision: number
  readonly savedAt: string | null
  save(values: ConfigValues, expectedRevision: number): Promise<SaveResult>
  /** Epoch milliseconds with a fraction. */
  now(): number
  /** Storage for the undo history, so that it survives a reload; optional. */
  readonly storage?: { read(): string | null; write(text: string): void }
}

/** Delay from the last change to saving (debounce), and to a retry after a failure. */
const debounceMs = 700
const retryMs = 5_000
/** The values of the history's present, and whether it has steps to undo and redo. */
const historyState = ({ present, past, future }: History<ConfigValues>) => ({
  values: present,
  canUndo: past.length > 0,
  canRedo: future.length > 0,
})

const firstState = (history: History<ConfigValues>, revision: number, savedAt: string | null, isUnsaved: boolean): DraftState => ({
  ...historyState(history),
  changedAt: 0,
  revision,
  status: isUnsaved ? 'unsaved' : 'saved',
  savedAt,
  message: '',
  signedOut: false,
  problems: [],
  conflict: null,
  mergedFrom: null,
})

/** The state after a save; changes made since are unsaved. */
const savedState = (answer: Extract<SaveResult, { kind: 'saved' }>, isCurrent: boolean): Partial<DraftState> => ({
  revision: answer.revision,
  savedAt: answer.savedAt,
  status: isCurrent ? 'saved' : 'unsaved',
  message: '',
  signedOut: false,
  problems: [],
})

/** Edits of single settings and of the whole draft; each is an undo step with a mark. */
const createEdits = (present: () => ConfigValues, edit: (next: ConfigValues, mark: string) => void) => ({
  set: (pointer: string, value: unknown) => edit(setValue(present(), pointer, value), pointer),
  /** Removes the site's own value, so that the inherited one applies. */
  reset: (pointer: string) => edit(removeValue(present(), pointer), `reset ${pointer}`),
  replace: edit,
})

/**
 * The draft being edited: values, undo history and saving. Only one save is in flight; later changes are saved next. When another editor
 * saved first, their changes are merged in; where both changed the same setting, the state is `conflict` until the user chooses.
 */
export const createDraft = ({ values, revision, savedAt, save, now, storage }: Options) => {
  const restored = restoreHistory(storage?.read() ?? null, revision, values)
  const { isUnsaved } = restored
  let { history, base } = restored
  let sent: ConfigValues | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let saving: Promise<void> | null = null
  const store = createStore<DraftState>(firstState(history, restored.revision, savedAt, isUnsaved))
  const { state } = store

  const update = (next: Partial<DraftState>) => store.update({ ...next, ...historyState(history) })

  const storeHistory = () => storage?.write(serializeHistory(history, state().revision, state().status === 'saved' ? null : { base, sent }))

  const saveSoon = (delay: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), delay)
  }

  /** Merges their changes into every undo step, so that undo reverts only the user's own work. */
  const mergedHistory = (theirs: ConfigValues): History<ConfigValues> => {
    const merged = (step: ConfigValues) => mergeDrafts(base, step, theirs).merged
    return { ...history, past: history.past.map(merged), present: merged(history.present), future: history.future.map(merged), mark: null }
  }

  const merge = (theirs: ConfigValues, theirRevision: number, updatedBy: string) => {
    const { merged, conflicts } = mergeDrafts(base, history.present, theirs)
    if (conflicts.length > 0)
      return update({ status: 'conflict', conflict: { revision: theirRevision, theirs, merged, updatedBy, conflicts } })
    history = mergedHistory(theirs)
    base = theirs
    // If this browser has no unsaved changes, the merged draft equals the other user's saved one.
    const isTheirs = sameJson(history.present, theirs)
    update({ revision: theirRevision, status: isTheirs ? 'saved' : 'unsaved', changedAt: now(), mergedFrom: updatedBy })
    if (!isTheirs) saveSoon(0)
  }

  const saveOnce = async () => {
    const sending = history.present
    update({ status: 'saving' })
    sent = sending
    const answer = await save(sending, state().revision)
    sent = null
    if (answer.kind === 'saved') {
      base = sending
      const current = sending === history.present
      update(savedState(answer, current))
      storeHistory()
      if (!current) saveSoon(debounceMs)
    } else if (answer.kind === 'conflict') merge(answer.values, answer.revision, answer.updatedBy)
    else if (answer.kind === 'refused') update({ status: 'refused', message: answer.message, problems: answer.problems })
    else {
      update({ status: 'failed', message: answer.message, signedOut: answer.signedOut === true })
      saveSoon(retryMs)
    }
  }

  /** Saves pending changes now; resolves when that is done. */
  const flush = async (): Promise<void> => {
    clearTimeout(timer)
    while (saving) await saving
    if (state().status === 'saved' || state().status === 'conflict') return
    saving = saveOnce().finally(() => {
      saving = null
    })
    await saving
  }

  /** Merges another editor's save; waits for a save in flight first. */
  const mergeTheirs = (theirs: ConfigValues, atRevision: number, by: string): void => {
    if (saving) void saving.then(() => mergeTheirs(theirs, atRevision, by))
    else if (atRevision > state().revision && !state().conflict) merge(theirs, atRevision, by)
  }

  const changeHistory = (next: History<ConfigValues>) => {
    if (next === history) return
    history = next
    update({ status: state().status === 'conflict' ? 'conflict' : 'unsaved', changedAt: now(), mergedFrom: null })
    if (state().status !== 'conflict') saveSoon(debounceMs)
  }

  if (isUnsaved) saveSoon(debounceMs)

  return {
    state,
    subscribe: store.subscribe,
    ...createEdits(
      () => history.present,
      (next, mark) => changeHistory(addStep(history, next, mark, now())),
    ),
    /** Replaces the draft with values that are already saved, such as a restored version. */
    replaceSaved(next: ConfigValues, atRevision: number, at: string) {
      clearTimeout(timer)
      base = next
      history = addStep(history, next, 'replace saved', now())
      update({ revision: atRevision, savedAt: at, status: 'saved', changedAt: now(), conflict: null, problems: [], message: '' })
      storeHistory()
    },
    mergeTheirs,
    undo: () => changeHistory(undo(history)),
    redo: () => changeHistory(redo(history)),
    /** Resolves a conflict with the values that the user chose. */
    resolveConflict(chosen: ConfigValues) {
      const { conflict } = state()
      if (!conflict) return
      history = addStep(mergedHistory(conflict.theirs), chosen, 'resolve conflict', now())
      base = conflict.theirs
      update({ revision: conflict.revision, conflict: null, status: 'unsaved', changedAt: now(), mergedFrom: conflict.updatedBy })
      saveSoon(0)
    },
    flush,
    /** Stores the undo history and unsaved changes, so that they survive a reload. */
    storeHistory,
    close() {
      clearTimeout(timer)
      store.close()
    },
  }
}

export type Draft = ReturnType<typeof createDraft>
