import type { EditorPresence } from '@forecourt/data/publishing/presence/recordPresence'
import type { PublicationState } from '@forecourt/data/publishing/requests/listRequests'
import type { Schedule } from '@forecourt/data/publishing/schedules/listSchedules'
import { type ConfigChange, describeChanges } from '@forecourt/schema/diff/describeChanges'
import type { ConfigValues, ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { sameJson } from '@forecourt/schema/sameJson'
import { createStore } from '../../parts/store/createStore'
import type { Draft, DraftState } from '../draft/createDraft'
import { writeSetting } from '../lists/writeSetting'
import { withPageTitle } from '../pages/withPageTitle'
import { createDraftResolver, type ResolvedDraft } from './createDraftResolver'
import type { LiveVersion, SiteForEditing } from './SiteForEditing'

export interface EditorState extends ResolvedDraft {
  readonly draft: DraftState
  readonly live: LiveVersion | null
  /** The changes to publish; null until computed. */
  readonly changes: readonly ConfigChange[] | null
  /** An old version shown in the preview instead of the draft. */
  readonly viewing: ViewedVersion | null
  /** The scheduled publication. */
  readonly schedule: Schedule | null
  /** The schedule and requests, with outcomes that the user hasn't read. */
  readonly publication: PublicationState
  /** Other users with this site's editor open. */
  readonly others: readonly EditorPresence[]
  /** The last known revision of the draft on the server; above the draft's own when another user saved. */
  readonly latestRevision: number
}

export interface ViewedVersion {
  readonly number: number
  /** The name of a snapshot that isn't a version, such as 'what Ana asked for'. */
  readonly called?: string
  readonly config: ResolvedConfig
  readonly values: ConfigValues
}

/** The list of changes is for people to read; it may wait until they pause. */
const changesRestMs = 300

/** A state went to the preview and is not painted yet; what else shows it waits for `painted`, but no longer than this. */
const paintTimeoutMs = 400

/**
 * One site being edited: its draft, what the draft amounts to, and what is live. With a keystroke the preview gets what the draft
 * amounts to at once, and the field shows what was typed; all else that follows from it is shown once the preview is painted.
 */
export const createEditorSession = (editing: SiteForEditing, draft: Draft, loadVersion: (version: number) => Promise<LiveVersion>) => {
  const resolver = createDraftResolver(editing, draft.state().values)
  const previews = new Set<() => boolean>()
  let paintTimeout: ReturnType<typeof setTimeout> | undefined
  let changesTimer: ReturnType<typeof setTimeout> | undefined

  let state: EditorState = {
    ...resolver.first,
    draft: draft.state(),
    live: editing.live,
    changes: editing.live && describeChanges(editing.live.config, resolver.first.config),
    viewing: null,
    schedule: editing.publication.schedule,
    publication: editing.publication,
    others: [],
    latestRevision: editing.draft.revision,
  }

  /** The state as people see it: a moment behind while a preview paints. */
  const visible = createStore(state)

  const show = () => {
    clearTimeout(paintTimeout)
    paintTimeout = undefined
    visible.set(state)
  }

  /** Previews first; whether one of them paints now. */
  const notifyPreviews = () => [...previews].map((listener) => listener()).includes(true)

  const put = (next: Partial<EditorState>) => {
    state = { ...state, ...next }
    notifyPreviews()
    show()
  }

  const findChanges = () => put({ changes: state.live && describeChanges(state.live.config, state.config) })

  /** Works out what the draft amounts to; whether that is another thing than before. */
  const resolveDraft = (): boolean => {
    const resolved = resolver.next(draft.state().values, state)
    if (!resolved) return false
    state = { ...state, ...resolved, draft: draft.state(), viewing: null }
    clearTimeout(changesTimer)
    changesTimer = setTimeout(findChanges, changesRestMs)
    return true
  }

  const flush = () => {
    if (resolveDraft()) notifyPreviews()
    if (visible.state() !== state) show()
  }

  const onDraftChange = () => {
    state = { ...state, draft: draft.state() }
    const paints = resolveDraft() && notifyPreviews()
    if (!paints && paintTimeout === undefined) return show()
    paintTimeout ??= setTimeout(show, paintTimeoutMs)
    visible.update({ draft: state.draft })
  }

  const refusalOf = (next: ConfigValues, removed?: string) => resolver.refusalOf(next, state, removed)

  const wentLive = (live: LiveVersion) => {
    put({ live })
    findChanges()
  }

  /** The draft is followed while anybody subscribes here. */
  const watchers = new Set<symbol>()
  let unsubscribe: (() => void) | null = null
  const attach = (leave: () => void) => {
    const watcher = Symbol()
    watchers.add(watcher)
    unsubscribe ??= draft.subscribe(onDraftChange)
    return () => {
      leave()
      watchers.delete(watcher)
      if (watchers.size > 0) return
      unsubscribe?.()
      unsubscribe = null
    }
  }

  return {
    editing,
    draft,
    /** What the site would be without a word of its own. */
    inherited: resolver.inherited.config,
    /** Where each of those values comes from. */
    origins: resolver.inherited.origins,
    resolve: resolver.resolve,
    state: () => state,
    /** The state to show: of the same moment everywhere, after the preview's. */
    visibleState: visible.state,
    subscribe: (listener: () => void) => attach(visible.subscribe(listener)),
    /** Hears of every state first, and says whether it is painting it: then `painted` is waited for before anybody else hears. */
    subscribePreview(listener: () => boolean) {
      previews.add(listener)
      return attach(() => void previews.delete(listener))
    },
    /** What a preview was given is painted. */
    painted: () => {
      if (paintTimeout !== undefined) show()
    },
    /** Works out and shows at once what the draft amounts to. */
    flush,
    set(pointer: string, value: unknown) {
      const written = writeSetting(draft.state().values, state.config, pointer, value)
      draft.replace(withPageTitle(written, state.config, pointer, value, [state.live?.config, resolver.inherited.config]), pointer)
    },
    /**
     * Makes a change of structure, unless it would break a lock or undo a mandatory item: then nothing changes and the
     * answer is the sentence that says why, the same that the server would give.
     */
    attempt(next: ConfigValues, mark: string, removed?: string): string | null {
      const refusal = refusalOf(next, removed)
      if (refusal === null) {
        draft.replace(next, `${mark} ${performance.now()}`)
        flush()
      }
      return refusal
    },
    refusalOf,
    /** Learns what the edited layer locks now. */
    lock(locks: readonly string[], lockReasons: Readonly<Record<string, string>>) {
      resolver.lock(locks, lockReasons)
      flush()
    },
    /** Shows an old version in the preview; null goes back to the draft. */
    view: (viewing: ViewedVersion | null) => put({ viewing }),
    wentLive,
    /** Learns what waits to go live. */
    scheduled: (schedule: Schedule | null) => {
      if (!sameJson(schedule, state.schedule)) put({ schedule, publication: { ...state.publication, schedule } })
    },
    /** Learns what waits, what was asked for, and what came of either. */
    publicationChanged: (change: Partial<PublicationState>) => {
      const publication = { ...state.publication, ...change }
      if (!sameJson(publication, state.publication)) put({ publication, schedule: publication.schedule })
    },
    /** Learns what others are doing to the same site. */
    othersChanged: ({ others, latestRevision }: Pick<EditorState, 'others' | 'latestRevision'>) => {
      if (!sameJson(others, state.others) || latestRevision !== state.latestRevision) put({ others, latestRevision })
    },
    /** Learns which version is live now, after someone swung the site to it. */
    catchUp: async (version: number | null) => {
      if (version !== null && version !== state.live?.version) wentLive(await loadVersion(version))
    },
  }
}

export type EditorSession = ReturnType<typeof createEditorSession>
