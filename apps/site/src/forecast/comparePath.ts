import { comparePages, type PageChange } from '@forecourt/rules/forecast/comparePages'
import { numberGeneratedIds } from '@forecourt/rules/forecast/numberGeneratedIds'
import { type PageFacts, parsePageFacts } from '@forecourt/rules/forecast/parsePageFacts'
import { settingPointer } from '@forecourt/rules/forecast/settingPointer'
import { loadPath, moveToSide, type Side, writePath } from './Side'
import { traceSide } from './traceSide'

/** A page of both sides. */
export interface ComparedPath {
  readonly changes: readonly PageChange[]
  /** Pointers of changed settings that the page reads, at most `maxSettings`. */
  readonly settings: readonly string[]
  /** Null if the documents are equal, or there is no page. */
  readonly before: PageFacts | null
  readonly after: PageFacts | null
  /** Whether the second side was rendered: the page reads something that changes. */
  readonly isRendered: boolean
}

const maxSettings = 40
const configRoot = '/config'

const unchanged = { changes: [], before: null, after: null } as const

/**
 * Compares the documents of a path (CFG-12). The first side is rendered from traced values. If all values that the page read are equal on
 * the second side, the second document is equal and isn't rendered. If only the values that the loader of its own data read are equal, this
 * data is loaded once for both sides.
 */
export const comparePath = async (before: Side, after: Side, path: string): Promise<ComparedPath> => {
  const { traced, changedReads, isSameFor, holdsTraced } = traceSide(before)
  const page = await loadPath(traced, path)
  const isLoadedSame = isSameFor(after)
  const old = writePath(page)
  const reads = changedReads(after, maxSettings)
  const inConfig = reads.flatMap((pointer) => (pointer.startsWith(`${configRoot}/`) ? [pointer.slice(configRoot.length)] : []))
  const settings = [...new Set(inConfig.map((pointer) => settingPointer(before.live.published.config, pointer)))]
  if (isSameFor(after)) return { ...unchanged, settings, isRendered: false }
  const isReused =
    isLoadedSame && page !== null && page.data.site === traced.data && !holdsTraced([page.route, { ...page.data, site: null }])
  const next = writePath(isReused ? moveToSide(page, after) : await loadPath(after, path))
  // Most pages are equal, and reading facts takes as long as rendering.
  if (old === next || (old !== null && next !== null && numberGeneratedIds(old) === numberGeneratedIds(next)))
    return { ...unchanged, settings, isRendered: true }
  const facts = { before: old === null ? null : parsePageFacts(old), after: next === null ? null : parsePageFacts(next) }
  return { ...facts, changes: comparePages(facts.before, facts.after), settings, isRendered: true }
}
