import { comparePages, type PageChange } from '@forecourt/rules/forecast/comparePages'
import { numberGeneratedIds } from '@forecourt/rules/forecast/numberGeneratedIds'
import { type PageFacts, parsePageFacts } from '@forecourt/rules/forecast/parsePageFacts'
import { settingPointer } from '@forecourt/rules/forecast/settingPointer'
import { traceReads } from '@forecourt/rules/forecast/traceReads'
import { renderPath, type Side } from './Side'

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

/** Whether both sides differ only in the config and in the data of every page, whose reads are traced. */
const isTraceable = ({ live: { published: before } }: Side, { live: { published: after } }: Side): boolean =>
  JSON.stringify({ ...before, config: null }) === JSON.stringify({ ...after, config: null })

/**
 * Compares the documents of a path (CFG-12). The first side is rendered from traced values. If all that the page read has the same value on
 * the second side, then the second document is equal, and isn't rendered.
 */
export const comparePath = async (before: Side, after: Side, path: string): Promise<ComparedPath> => {
  const { live, data } = before
  const { traced, changedReads } = traceReads({ config: live.published.config, data })
  const tracedSide: Side = {
    ...before,
    data: traced.data,
    live: { ...live, published: { ...live.published, config: traced.config }, siteData: async () => traced.data },
  }
  const old = await renderPath(tracedSide, path)
  const reads = changedReads({ config: after.live.published.config, data: after.data }, maxSettings)
  const inConfig = reads.flatMap((pointer) => (pointer.startsWith(`${configRoot}/`) ? [pointer.slice(configRoot.length)] : []))
  const settings = [...new Set(inConfig.map((pointer) => settingPointer(live.published.config, pointer)))]
  if (reads.length === 0 && isTraceable(before, after)) return { ...unchanged, settings, isRendered: false }
  const next = await renderPath(after, path)
  // Most pages are equal, and reading facts takes as long as rendering.
  if (old === next || (old !== null && next !== null && numberGeneratedIds(old) === numberGeneratedIds(next)))
    return { ...unchanged, settings, isRendered: true }
  const facts = { before: old === null ? null : parsePageFacts(old), after: next === null ? null : parsePageFacts(next) }
  return { ...facts, changes: comparePages(facts.before, facts.after), settings, isRendered: true }
}
