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

/** Debounce of the list of changes: it is for reading and can wait for a pause. */
const changesDebounceMs = 300

/** How long other views wait for `painted` after a state was sent to the preview. */
const paintTimeoutMs = 400

const firstState = (editing: SiteForEditing, draft: Draft, resolved: ResolvedDraft): EditorState => ({
  ...resolved,
  draft: draft.state(),
  live: editing.live,
  changes: editing.live && describeChanges(editing.live.config, resolved.config),
  viewing: null,
  schedule: editing.publication.schedule,
  publication: editing.publication,
  others: [],
  latestRevision: editing.draft.revision,
})

/**
 * Returns a function that registers a subscriber to what derives from the draft. It subscribes to the draft for the first subscriber, and
 * unsubscribes when the last one leaves.
 */
const createDraftSubscription = (draft: Draft, onDraftChange: () => void) => {
  const watchers = new Set<symbol>()
  let unsubscribe: (() => void) | null = null
  return (unsubscribeListener: () => void) => {
    const watcher = Symbol()
    watchers.add(watcher)
    unsubscribe ??= draft.subscribe(onDraftChange)
    return () => {
      unsubscribeListener()
      watchers.delete(watcher)
      if (watchers.size > 0) return
      unsubscribe?.()
      unsubscribe = null
    }
  }
}

interface UpdateOptions {
  readonly state: () => EditorState
  readonly update: (next: Partial<EditorState>) => void
}

/** Setters for what changes outside the draft: schedule, requests, presence. */
const createSiteUpdates = ({ state, update }: UpdateOptions) => ({
  /** Updates the scheduled publication. */
  scheduleChanged: (schedule: Schedule | null) => {
    if (!sameJson(schedule, state().schedule)) update({ schedule, publication: { ...state().publication, schedule } })
  },
  /** Updates schedule, requests and their outcomes. */
  publicationChanged: (change: Partial<PublicationState>) => {
    const publication = { ...state().publication, ...change }
    if (!sameJson(publication, state().publication)) update({ publication, schedule: publication.schedule })
  },
  /** Updates the presence of others at the same site. */
  othersChanged: ({ others, latestRevision }: Pick<EditorState, 'others' | 'latestRevision'>) => {
    if (!sameJson(others, state().others) || latestRevision !== state().latestRevision) update({ others, latestRevision })
  },
})

/**
 * The session of one edited site: its draft, the resolved config and the live state. On a keystroke the preview gets the resolved config at
 * once and the field shows the input; every other view updates after the preview has painted.
 */
export const createEditorSession = (editing: SiteForEditing, draft: Draft, loadVersion: (version: number) => Promise<LiveVersion>) => {
  const resolver = createDraftResolver(editing, draft.state().values)
  const previews = new Set<() => boolean>()
  let paintTimeout: ReturnType<typeof setTimeout> | undefined
  let changesTimer: ReturnType<typeof setTimeout> | undefined

  let state: EditorState = firstState(editing, draft, resolver.first)

  /** The state for views other than the preview; lags until the preview has painted. */
  const visible = createStore(state)

  const showLatest = () => {
    clearTimeout(paintTimeout)
    paintTimeout = undefined
    visible.set(state)
  }

  /** Notifies previews first; returns whether one of them is painting. */
  const notifyPreviews = () => [...previews].map((listener) => listener()).includes(true)

  const update = (next: Partial<EditorState>) => {
    state = { ...state, ...next }
    notifyPreviews()
    showLatest()
  }

  const updateChanges = () => update({ changes: state.live && describeChanges(state.live.config, state.config) })

  /** Resolves the draft; returns whether the result changed. */
  const resolveDraft = (): boolean => {
    const resolved = resolver.next(draft.state().values, state)
    if (!resolved) return false
    state = { ...state, ...resolved, draft: draft.state(), viewing: null }
    clearTimeout(changesTimer)
    changesTimer = setTimeout(updateChanges, changesDebounceMs)
    return true
  }

  const flush = () => {
    if (resolveDraft()) notifyPreviews()
    if (visible.state() !== state) showLatest()
  }

  const onDraftChange = () => {
    state = { ...state, draft: draft.state() }
    const paints = resolveDraft() && notifyPreviews()
    if (!paints && paintTimeout === undefined) return showLatest()
    paintTimeout ??= setTimeout(showLatest, paintTimeoutMs)
    visible.update({ draft: state.draft })
  }

  const refusalOf = (next: ConfigValues, removed?: string) => resolver.refusalOf(next, state, removed)

  const wentLive = (live: LiveVersion) => {
    update({ live })
    updateChanges()
  }

  const attach = createDraftSubscription(draft, onDraftChange)

  return {
    editing,
    draft,
    /** The site without its own layer. */
    inherited: resolver.inherited.config,
    /** The source of each inherited value. */
    origins: resolver.inherited.origins,
    resolve: resolver.resolve,
    state: () => state,
    /** The visible state, consistent across views and updated after the preview. */
    visibleState: visible.state,
    subscribe: (listener: () => void) => attach(visible.subscribe(listener)),
    /** Notified of every state first. The listener returns true while it paints; other subscribers wait for `painted`. */
    subscribePreview(listener: () => boolean) {
      previews.add(listener)
      return attach(() => void previews.delete(listener))
    },
    /** Reports that a preview has painted. */
    painted: () => {
      if (paintTimeout !== undefined) showLatest()
    },
    /** Resolves the draft and updates all views now. */
    flush,
    /** Writes a setting. A new title of a page also renames its path, heading and menu item, unless the page is live or inherited. */
    set(pointer: string, value: unknown) {
      const written = writeSetting(draft.state().values, state.config, pointer, value)
      draft.replace(withPageTitle(written, state.config, pointer, value, [state.live?.config, resolver.inherited.config]), pointer)
    },
    /**
     * Makes a structural change, unless it would break a lock or drop a mandatory item. A refusal changes nothing and returns the reason:
     * the sentence with which the server would refuse it.
     *
     * @param mark identifies the undo step
     * @param removed pointer of the removed item
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
    /** Updates the locks of the edited layer. */
    lock(locks: readonly string[], lockReasons: Readonly<Record<string, string>>) {
      resolver.lock(locks, lockReasons)
      flush()
    },
    /** Shows an old version in the preview; null goes back to the draft. */
    view: (viewing: ViewedVersion | null) => update({ viewing }),
    wentLive,
    ...createSiteUpdates({ state: () => state, update }),
    /** Updates the live version after another user published one. */
    catchUp: async (version: number | null) => {
      if (version !== null && version !== state.live?.version) wentLive(await loadVersion(version))
    },
  }
}

export type EditorSession = ReturnType<typeof createEditorSession>
