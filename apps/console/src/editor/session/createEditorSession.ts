import type { EditorPresence } from '@forecourt/data/presence/recordPresence'
import type { PublicationState } from '@forecourt/data/requests/publicationState'
import type { Schedule } from '@forecourt/data/schedules/Schedule'
import { resolveSite } from '@forecourt/rules/resolveSite'
import { schemaVersion } from '@forecourt/schema/configSchema'
import { type ConfigChange, describeChanges } from '@forecourt/schema/diff/describeChanges'
import type { ConfigProblem, Layer, Resolution } from '@forecourt/schema/layers/Layer'
import type { ConfigValues, ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { sameJson } from '@forecourt/schema/sameJson'
import type { Draft, DraftState } from '../draft/createDraft'
import { writeSetting } from '../lists/writeSetting'
import type { EditedLayer, LiveVersion, SiteForEditing } from './SiteForEditing'
import { shareStructure } from './shareStructure'
import { withLastValid } from './withLastValid'

export interface EditorState {
  readonly draft: DraftState
  /** The values the resolution was made from; the draft may be a keystroke ahead. */
  readonly resolvedValues: ConfigValues
  /** What the draft amounts to: invalid values are as they were before the mistake. */
  readonly config: ResolvedConfig
  /** What the preview shows: the same, or for a layer beneath a site what the site makes of it. */
  readonly shown: ResolvedConfig
  /** What is edited, with what it locks. */
  readonly edited: EditedLayer
  readonly resolution: Pick<Resolution, 'config' | 'problems'>
  readonly problems: ReadonlyMap<string, readonly ConfigProblem[]>
  readonly live: LiveVersion | null
  /** What publishing would change; null until it was worked out. */
  readonly changes: readonly ConfigChange[] | null
  /** An old version shown in the preview instead of the draft. */
  readonly viewing: ViewedVersion | null
  /** What waits to go live at a time to come. */
  readonly schedule: Schedule | null
  /** That and what was asked for, with what this person has not read of what came of it. */
  readonly publication: PublicationState
  /** Who else has this site's editor open. */
  readonly others: readonly EditorPresence[]
  /** The draft's revision on the server as last heard of: above the draft's own when somebody else saved. */
  readonly latestRevision: number
}

export interface ViewedVersion {
  readonly number: number
  /** What it is called where it is no version, such as 'what Ana asked for'. */
  readonly called?: string
  readonly config: ResolvedConfig
  readonly values: ConfigValues
}

const byPointer = (problems: readonly ConfigProblem[]) => {
  const found = new Map<string, ConfigProblem[]>()
  for (const problem of problems) found.set(problem.pointer, [...(found.get(problem.pointer) ?? []), problem])
  return found
}

/** The list of changes is for people to read; it may wait until they pause. */
const changesRestMs = 300

/** A state went to the preview and is not painted yet; what else shows it waits for `painted`, but no longer than this. */
const patienceMs = 400

/**
 * One site being edited: its draft, what the draft amounts to, and what is live. With a keystroke the preview gets what the draft
 * amounts to at once, and the field shows what was typed; all else that follows from it is shown once the preview is painted.
 */
export const createEditorSession = (editing: SiteForEditing, draft: Draft, loadVersion: (version: number) => Promise<LiveVersion>) => {
  const above = editing.above ?? []
  let edited = editing.siteLayer
  const layersWith = (values: ConfigValues): readonly Layer[] => [...editing.layers, { kind: 'site', ...edited, schemaVersion, values }]
  const shownWith = (values: ConfigValues, config: ResolvedConfig) =>
    above.length === 0 ? config : resolveConfig([...layersWith(values), ...above]).config
  const resolve = (values: ConfigValues) => resolveSite(layersWith(values))
  const inherited = resolveConfig(editing.layers)
  const listeners = new Set<() => void>()
  const previews = new Set<() => boolean>()
  let patience: ReturnType<typeof setTimeout> | undefined
  let changesTimer: ReturnType<typeof setTimeout> | undefined

  const first = resolve(draft.state().values)
  let valid = withLastValid(draft.state().values, {}, first.problems)
  let state: EditorState = {
    draft: draft.state(),
    resolvedValues: draft.state().values,
    config: first.config,
    shown: shownWith(valid, first.config),
    edited,
    resolution: first,
    problems: byPointer(first.problems),
    live: editing.live,
    changes: editing.live && describeChanges(editing.live.config, first.config),
    viewing: null,
    schedule: editing.publication.schedule,
    publication: editing.publication,
    others: [],
    latestRevision: editing.draft.revision,
  }

  /** The state as people see it: a moment behind while a preview paints. */
  let seen = state

  const tell = () => {
    clearTimeout(patience)
    patience = undefined
    seen = state
    for (const listener of listeners) listener()
  }

  /** Previews first; whether one of them paints now. */
  const tellPreviews = () => [...previews].map((listener) => listener()).includes(true)

  const put = (next: Partial<EditorState>) => {
    state = { ...state, ...next }
    tellPreviews()
    tell()
  }

  const findChanges = () => put({ changes: state.live && describeChanges(state.live.config, state.config) })

  /** Works out what the draft amounts to; whether that is another thing than before. */
  const workOut = (): boolean => {
    const { values } = draft.state()
    if (values === state.resolvedValues && edited === state.edited) return false
    const resolved = resolve(values)
    // Most keystrokes leave the problems as they were; who shows them needs to know.
    const problems = shareStructure<Resolution['problems']>(state.resolution.problems, resolved.problems)
    const isSame = problems === state.resolution.problems
    const resolution = { config: resolved.config, problems }
    valid = withLastValid(values, valid, problems)
    const shown = valid === values ? resolution : resolve(valid)
    const config = shareStructure(state.config, shown.config)
    state = {
      ...state,
      draft: draft.state(),
      viewing: null,
      resolvedValues: values,
      resolution,
      config,
      shown: above.length === 0 ? config : shareStructure(state.shown, shownWith(valid, config)),
      edited,
      problems: isSame ? state.problems : byPointer(problems),
    }
    clearTimeout(changesTimer)
    changesTimer = setTimeout(findChanges, changesRestMs)
    return true
  }

  const work = () => {
    if (workOut()) tellPreviews()
    if (seen !== state) tell()
  }

  const hear = () => {
    state = { ...state, draft: draft.state() }
    const paints = workOut() && tellPreviews()
    if (!paints && patience === undefined) return tell()
    patience ??= setTimeout(tell, patienceMs)
    seen = { ...seen, draft: state.draft }
    for (const listener of listeners) listener()
  }

  /** With `removed`, the pointer of what is taken away: a mistake there would bring it back, so it is a refusal, too. */
  const refusalOf = (next: ConfigValues, removed?: string): string | null => {
    const known = new Set(state.resolution.problems.map(({ message }) => message))
    const bringsBack = ({ pointer, severity }: ConfigProblem) =>
      removed !== undefined &&
      severity === 'error' &&
      (pointer === removed || removed.startsWith(`${pointer}/`) || pointer.startsWith(`${removed}/`))
    const refusing = (problem: ConfigProblem) => problem.kind !== 'value' || bringsBack(problem)
    return resolve(next).problems.find((problem) => refusing(problem) && !known.has(problem.message))?.message ?? null
  }
  const wentLive = (live: LiveVersion) => {
    put({ live })
    findChanges()
  }
  let unsubscribe: (() => void) | null = null
  const follow = () => {
    unsubscribe ??= draft.subscribe(hear)
  }
  const rest = () => {
    if (listeners.size + previews.size > 0) return
    unsubscribe?.()
    unsubscribe = null
  }

  return {
    editing,
    draft,
    /** What the site would be without a word of its own. */
    inherited: inherited.config,
    /** Where each of those values comes from. They don't change while the site is edited, so they are worked out once. */
    origins: inherited.origins,
    resolve,
    state: () => state,
    /** The state to show: of the same moment everywhere, after the preview's. */
    seen: () => seen,
    subscribe(listener: () => void) {
      follow()
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        rest()
      }
    },
    /** Hears of every state first, and says whether it is painting it: then `painted` is waited for before anybody else hears. */
    subscribePreview(listener: () => boolean) {
      follow()
      previews.add(listener)
      return () => {
        previews.delete(listener)
        rest()
      }
    },
    /** What a preview was given is painted. */
    painted: () => {
      if (patience !== undefined) tell()
    },
    /** Works out and shows at once what the draft amounts to. */
    settle: work,
    set(pointer: string, value: unknown) {
      draft.replace(writeSetting(draft.state().values, state.config, pointer, value), pointer)
    },
    /**
     * Makes a change of structure, unless it would break a lock or undo a mandatory item: then nothing changes and the
     * answer is the sentence that says why, the same that the server would give.
     */
    attempt(next: ConfigValues, mark: string, removed?: string): string | null {
      const refusal = refusalOf(next, removed)
      if (refusal === null) {
        draft.replace(next, `${mark} ${performance.now()}`)
        work()
      }
      return refusal
    },
    refusalOf,
    /** Learns what the edited layer locks now. */
    lock(locks: readonly string[], lockReasons: Readonly<Record<string, string>>) {
      edited = { ...edited, locks, lockReasons }
      work()
    },
    /** Shows an old version in the preview; null goes back to the draft. */
    view: (viewing: ViewedVersion | null) => put({ viewing }),
    wentLive,
    /** Learns what waits to go live. */
    scheduled: (schedule: Schedule | null) => {
      if (!sameJson(schedule, state.schedule)) put({ schedule, publication: { ...state.publication, schedule } })
    },
    /** Learns what waits, what was asked for, and what came of either. */
    heardOfPublication: (change: Partial<PublicationState>) => {
      const publication = { ...state.publication, ...change }
      if (!sameJson(publication, state.publication)) put({ publication, schedule: publication.schedule })
    },
    /** Learns what others are doing to the same site. */
    hearOf: ({ others, latestRevision }: Pick<EditorState, 'others' | 'latestRevision'>) => {
      if (!sameJson(others, state.others) || latestRevision !== state.latestRevision) put({ others, latestRevision })
    },
    /** Learns which version is live now, after someone swung the site to it. */
    catchUp: async (version: number | null) => {
      if (version !== null && version !== state.live?.version) wentLive(await loadVersion(version))
    },
  }
}

export type EditorSession = ReturnType<typeof createEditorSession>
