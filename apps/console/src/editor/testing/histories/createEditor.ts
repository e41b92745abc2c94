import type { Scope } from '@forecourt/data/createDatabase'
import { publishSite } from '@forecourt/data/publishing/publishSite'
import { siteForEditing } from '@forecourt/data/publishing/siteForEditing'
import { saveDraft } from '@forecourt/data/sites/saveDraft'
import { restoreVersion, rollBackSite } from '@forecourt/data/sites/versions/rollBackSite'
import { isRecord } from '@forecourt/schema/isRecord'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { sameJson } from '@forecourt/schema/sameJson'
import { chosenValues } from '../../conflict/chosenValues'
import { createDraft } from '../../draft/createDraft'

/** A seeded random generator. */
export const createRandom = (seed: number) => {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (count: number) => Math.floor(next() * count)
  return {
    below,
    between: (min: number, max: number) => min + below(max - min + 1),
    pick: <Item>(items: readonly Item[]): Item => {
      const item = items[below(items.length)]
      if (item === undefined) throw new Error('There is nothing to choose from.')
      return item
    },
  }
}

type RandomSource = ReturnType<typeof createRandom>

const hasId = (item: unknown): item is { readonly id: string } => isRecord(item) && typeof item.id === 'string'

/** The pointers of differing values in two documents; list items by id. */
export const changedPointers = (before: unknown, after: unknown, at = ''): string[] => {
  if (sameJson(before, after)) return []
  const [one, other] = [before ?? {}, after ?? {}]
  if (isRecord(one) && isRecord(other)) {
    const keys = new Set([...Object.keys(one), ...Object.keys(other)])
    const found = [...keys].filter((key) => key !== 'id').flatMap((key) => changedPointers(one[key], other[key], `${at}/${key}`))
    return found.length > 0 ? found : [at]
  }
  const [list, next] = [before ?? [], after ?? []]
  if (Array.isArray(list) && Array.isArray(next) && [...list, ...next].every(hasId)) {
    const ids = new Set([...list, ...next].map(({ id }) => id))
    const find = (items: readonly { readonly id: string }[], id: string) => items.find((item) => item.id === id)
    const found = [...ids].flatMap((id) => changedPointers(find(list, id), find(next, id), `${at}/${id}`))
    return found.length > 0 ? found : [at]
  }
  return [at]
}

/** An accepted save: its author, content, and intended changes. */
export interface Accepted {
  readonly revision: number
  readonly values: ConfigValues
  readonly by: string
  /** Null for all: a copied version. */
  readonly intended: readonly string[] | null
}

export interface HistoryLog {
  readonly accepted: Accepted[]
  /** The draft revision of each publication. */
  readonly published: { readonly version: number; readonly revision: number }[]
  rolledBack: number
}

interface Options {
  readonly name: string
  readonly scope: Scope
  readonly siteId: string
  readonly random: RandomSource
  readonly log: HistoryLog
}

/** The settings to edit: texts of two sections, a switch, and entries of a list merged by id. */
const pointers = [
  '/identity/tagline',
  '/header/announcement',
  '/header/ctaLabel',
  '/footer/about',
  '/finance/showWidget',
  '/navigation/items/service/label',
  '/navigation/items/parts/label',
  '/navigation/items/finance/label',
] as const

/** The acts of a simulated user, repeated by their frequency. */
const weightedActions = [
  ...Array(6).fill('edit'),
  ...Array(3).fill('save'),
  'reset',
  'undo',
  'redo',
  'refresh',
  'publish',
  'publish',
  'restore',
  'rollBack',
]

const loadSite = async (scope: Scope, siteId: string) => {
  const editing = await siteForEditing(scope, siteId)
  if (!editing) throw new Error('The site no longer exists.')
  return editing
}

const versionValues = (scope: Scope, siteId: string, number: number) =>
  scope.transaction(async (tx) => (await tx.version.findFirstOrThrow({ where: { siteId, number } })).values as ConfigValues)

/** The changes that a user means: since the last save, and ever. */
const createIntendedChanges = () => {
  let turns = 0
  /** The unsaved changes, with the turn of each. */
  const unsaved = new Map<string, number>()
  const everIntended = new Set<string>()
  return {
    everIntended,
    nextTurn: () => ++turns,
    addIntended(changed: Iterable<string>) {
      turns++
      for (const pointer of changed) {
        unsaved.set(pointer, turns)
        everIntended.add(pointer)
      }
    },
    /** The changes that a save contains; call `saved` if it succeeds. */
    send() {
      const sent = turns
      const saved = () => {
        for (const [pointer, turn] of unsaved) if (turn <= sent) unsaved.delete(pointer)
      }
      return { intended: [...unsaved.keys()], saved }
    },
  }
}

/** A simulated user of a site's editor: the console's own draft, saving to a real database. */
export const createEditor = async ({ name, scope, siteId, random, log }: Options) => {
  const actor = { userId: null, name }
  const load = () => loadSite(scope, siteId)
  const start = await load()
  let live = start.site.liveVersion
  const { everIntended, nextTurn, addIntended, send } = createIntendedChanges()

  const draft = createDraft({
    values: start.draft.values,
    revision: start.draft.revision,
    savedAt: null,
    now: () => Date.now(),
    async save(values, expectedRevision) {
      const { intended, saved } = send()
      const result = await saveDraft(scope, { siteId, values, expectedRevision, actor })
      if (result.ok) {
        log.accepted.push({ revision: result.revision, values, by: name, intended })
        saved()
        return { kind: 'saved', revision: result.revision, savedAt: result.savedAt }
      }
      if (result.reason === 'conflict')
        return { kind: 'conflict', revision: result.revision, values: result.theirs, updatedBy: result.updatedBy ?? 'someone' }
      throw new Error(`${name} could not save: ${JSON.stringify(result)}`)
    },
  })

  /** Undo and redo may only touch this user's changes. */
  const step = (move: () => void) => {
    const before = draft.state().values
    move()
    const changed = changedPointers(before, draft.state().values)
    addIntended(changed.filter((pointer) => [...everIntended].some((own) => pointer.startsWith(own) || own.startsWith(pointer))))
  }

  const chooseSides = () => {
    const { conflict } = draft.state()
    if (!conflict) return
    const sides = Object.fromEntries(conflict.conflicts.map(({ pointer }) => [pointer, random.pick(['mine', 'theirs'] as const)]))
    addIntended(conflict.conflicts.filter(({ pointer }) => sides[pointer] === 'mine').map(({ pointer }) => pointer))
    draft.resolveConflict(chosenValues(conflict.merged, conflict.conflicts, sides))
  }

  /** Saves until it succeeds, resolving conflicts. */
  const save = async () => {
    for (let attempt = 0; draft.state().status !== 'saved'; attempt++) {
      if (attempt > 200) throw new Error(`${name} never gets to save.`)
      chooseSides()
      await draft.flush()
    }
  }
  const refresh = async () => {
    const now = await load()
    live = now.site.liveVersion
    draft.mergeTheirs(now.draft.values, now.draft.revision, now.draft.updatedBy ?? 'someone')
  }

  const actions = {
    edit: async () => {
      const pointer = random.pick(pointers)
      addIntended([pointer])
      draft.set(pointer, pointer === '/finance/showWidget' ? random.below(2) === 0 : `${name} ${nextTurn()}`)
    },
    reset: async () => {
      const pointer = random.pick(pointers)
      addIntended([pointer])
      draft.reset(pointer)
    },
    undo: async () => step(draft.undo),
    redo: async () => step(draft.redo),
    save,
    refresh,
    publish: async () => {
      await save()
      const { revision } = draft.state()
      const result = await publishSite(scope, { siteId, note: name, expectedRevision: revision, expectedVersion: live, actor })
      if (result.ok) {
        live = result.version
        log.published.push({ version: result.version, revision })
      } else if (result.reason === 'conflict') await refresh()
      else throw new Error(`${name} could not publish: ${JSON.stringify(result)}`)
    },
    restore: async () => {
      if (live === null) return
      await save()
      const number = random.between(1, live)
      const result = await restoreVersion(scope, { siteId, number, expectedRevision: draft.state().revision, actor })
      if (!result.ok) return refresh()
      const { draft: stored } = await load()
      // Another user may have saved on top already; otherwise the restored values are the version's.
      const restored = stored.revision === result.revision ? stored.values : null
      log.accepted.push({
        revision: result.revision,
        values: restored ?? (await versionValues(scope, siteId, number)),
        by: name,
        intended: null,
      })
      for (const pointer of pointers) everIntended.add(pointer)
      draft.replaceSaved(restored ?? (await versionValues(scope, siteId, number)), result.revision, result.savedAt)
    },
    rollBack: async () => {
      if (live === null) return
      const result = await rollBackSite(scope, { siteId, number: random.between(1, live), expectedVersion: live, actor })
      if (!result.ok) return refresh()
      log.rolledBack++
      live = result.version
    },
  }

  return {
    runAction: () => actions[random.pick(weightedActions as (keyof typeof actions)[])](),
    finish: save,
    close: draft.close,
  }
}
