import { type ComparedDocuments, compareDocuments, type RenderedSide } from '@forecourt/rules/forecast/compareDocuments'
import { compareMarkup } from '@forecourt/rules/forecast/compareMarkup'
import { comparePages, type PageChange } from '@forecourt/rules/forecast/comparePages'
import { numberGeneratedIds } from '@forecourt/rules/forecast/numberGeneratedIds'
import { parsePageFacts } from '@forecourt/rules/forecast/parsePageFacts'
import { settingPointer } from '@forecourt/rules/forecast/settingPointer'
import { isSameBesides, loadPath, type OwnPage, type Side, type SideValues, toValues, withValues, writePath } from './Side'

/** A page of both sides. */
export interface ComparedPath {
  readonly changes: readonly PageChange[]
  /** Pointers of changed settings that the page reads, at most 40. */
  readonly settings: readonly string[]
  /** The documents, with numbered ids. Null if they are equal, or there is no page. */
  readonly before: string | null
  readonly after: string | null
  /** Whether the second side was rendered: the page reads something that changes. */
  readonly isRendered: boolean
}

const configRoot = '/config'

const unchanged = { changes: [], before: null, after: null } as const

/** A path of a side, whose values may be traced. */
const renderedPath = (side: Side, path: string): RenderedSide<SideValues, OwnPage> => ({
  values: toValues(side),
  load: (values) => loadPath(withValues(side, values), path),
  write: (values, page) => writePath(withValues(side, values), page),
})

/** Renders both sides. */
const renderBoth = async (before: Side, after: Side, path: string): Promise<ComparedDocuments> => {
  const write = async (side: Side) => writePath(side, await loadPath(side, path))
  return { before: await write(before), after: await write(after), reads: [], isRendered: true }
}

/**
 * Compares the documents of a path (CFG-12). The second document is rendered only if it may be different: if the values that the page reads
 * are. What the site is besides its config and data, such as its dealerships, isn't traced.
 *
 * @param followsDerived see `compareDocuments`
 */
export const comparePath = async (before: Side, after: Side, path: string, followsDerived = true): Promise<ComparedPath> => {
  const compared = isSameBesides(before, after)
    ? await compareDocuments(renderedPath(before, path), renderedPath(after, path), {
        isOwnDataSame: before.db === after.db,
        followsDerived,
      })
    : await renderBoth(before, after, path)
  const { before: old, after: next, reads, isRendered } = compared
  const inConfig = reads.flatMap((pointer) => (pointer.startsWith(`${configRoot}/`) ? [pointer.slice(configRoot.length)] : []))
  const settings = [...new Set(inConfig.map((pointer) => settingPointer(before.live.published.config, pointer)))]
  if (old === next) return { ...unchanged, settings, isRendered }
  const [one, two] = [old, next].map((html) => html && numberGeneratedIds(html))
  if (one === two) return { ...unchanged, settings, isRendered }
  const changes = one && two ? compareMarkup(one, two) : comparePages(one ? parsePageFacts(one) : null, two ? parsePageFacts(two) : null)
  return { before: one ?? null, after: two ?? null, changes, settings, isRendered }
}
