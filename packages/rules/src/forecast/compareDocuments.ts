import { traceReads } from './traceReads'

/** A page on one side, and how it is rendered from values such as the config. Both functions depend on nothing else that differs. */
export interface RenderedSide<Values extends object, Page> {
  readonly values: Values
  /** The page's own data; null if there is no such page. */
  readonly load: (values: Values) => Promise<Page | null>
  readonly write: (values: Values, page: Page | null) => string | null
}

/** The documents of a page on two sides. */
export interface ComparedDocuments {
  readonly before: string | null
  /** The text of `before` if the second side wasn't rendered. */
  readonly after: string | null
  /** JSON pointers of values that the page reads and that differ, at most `maxReads`. */
  readonly reads: readonly string[]
  /** Whether the second side was rendered. */
  readonly isRendered: boolean
}

const maxReads = 40

/** How a page is compared. */
interface CompareOptions {
  /** Whether equal values load equal data: not if the second side has other cars. By default true. */
  readonly isOwnDataSame?: boolean
  /**
   * Whether the results of derived values count instead of what they are computed from: fewer pages are rendered twice in vain, and each
   * page takes longer. By default true.
   */
  readonly followsDerived?: boolean
}

/** Renders from traced values and the same data of the page's own; then the second side only if a read value differs. */
const compareSameData = async <Values extends object, Page>(
  before: RenderedSide<Values, Page>,
  after: RenderedSide<Values, Page>,
  { traced, changedReads, untraced, follow }: ReturnType<typeof traceReads<Values>>,
  page: Page | null,
  followsDerived: boolean,
): Promise<ComparedDocuments> => {
  const write = () => before.write(traced, page)
  const old = followsDerived ? follow(write) : write()
  const reads = changedReads(after.values, maxReads)
  if (reads.length === 0) return { before: old, after: old, reads, isRendered: false }
  // The same data, with the second side's values.
  const moved = untraced(page, after.values)
  return {
    before: old,
    after: after.write(after.values, moved === undefined ? await after.load(after.values) : moved),
    reads,
    isRendered: true,
  }
}

/**
 * Renders a page from the values of two sides (CFG-12), the first of which are traced. If all values that loading the page's own data read
 * are equal, this data is loaded once. If everything that rendering read is equal, values and data, so are the documents, and the second
 * isn't rendered. Objects that the values of both sides share aren't traced (`withSharedParts`).
 */
export const compareDocuments = async <Values extends object, Page extends object>(
  before: RenderedSide<Values, Page>,
  after: RenderedSide<Values, Page>,
  { isOwnDataSame = true, followsDerived = true }: CompareOptions = {},
): Promise<ComparedDocuments> => {
  const trace = traceReads(before.values, after.values)
  const page = await before.load(trace.traced)
  const loadReads = trace.changedReads(after.values, maxReads)
  if (isOwnDataSame && loadReads.length === 0) return compareSameData(before, after, trace, page, followsDerived)
  const own = trace.untraced(page)
  const next = await after.load(after.values)
  if (page === null && next === null) return { before: null, after: null, reads: [], isRendered: false }
  if (!own || !next) {
    const old = before.write(before.values, own === undefined ? await before.load(before.values) : own)
    return { before: old, after: after.write(after.values, next), reads: loadReads, isRendered: true }
  }
  const writing = traceReads({ values: before.values, page: own }, { values: after.values, page: next })
  const write = () => before.write(writing.traced.values, writing.traced.page)
  const old = followsDerived ? writing.follow(write) : write()
  const reads = writing.changedReads({ values: after.values, page: next }, maxReads)
  const valueReads = reads.flatMap((pointer) => (pointer.startsWith('/values/') ? [pointer.slice('/values'.length)] : []))
  // Values that loading read have an effect only through the page's own data.
  const effective = valueReads.length < reads.length ? [...new Set([...loadReads, ...valueReads])] : valueReads
  const isRendered = reads.length > 0
  return { before: old, after: isRendered ? after.write(after.values, next) : old, reads: effective, isRendered }
}
