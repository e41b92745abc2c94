/** What changed since a position, and where to read on; with `more`, at once. */
export interface Replay<Document, Position> {
  readonly upserts: readonly Document[]
  readonly removals: readonly string[]
  readonly position: Position
  readonly more: boolean
}

/** The source of truth for the documents. */
export interface FreshSource<Document, Position> {
  /** The position to follow changes from, for a reader that loads all documents now. */
  position(): Promise<Position>
  /** All documents, in pages small enough that none holds up the process. */
  pages(): AsyncIterable<readonly Document[]>
  /** Null when changes can't be followed from there any more. */
  changesSince(position: Position): Promise<Replay<Document, Position> | null>
}

interface Applies<Document> {
  apply(changes: { readonly upserts: readonly Document[]; readonly removals: readonly string[] }): Promise<void>
}

export interface FreshIndexOptions<Document, Position, Index extends Applies<Document>> {
  readonly source: FreshSource<Document, Position>
  /** Makes an index of all documents, which it takes as they come. */
  build(pages: AsyncIterable<readonly Document[]>): Promise<Index>
  /** Milliseconds. */
  now(): number
  /** An index is loaded anew when it is older: some documents leave by time alone. Milliseconds. */
  readonly maxAge?: number
  /** Called when an index has been loaded: what was answered without one can be asked again. */
  onReady?(): void
}

export interface FreshIndex<Index> {
  /** The index, or null while there is none: then one begins to load. */
  current(): Index | null
  /** The index, waited for; rejects when it can't be loaded. */
  ready(): Promise<Index>
  /** Takes over what was committed before the call, if there is an index; says whether there was anything. Rejects when the source does. */
  refresh(): Promise<boolean>
}

/** Pause before a failed load is retried. Milliseconds. */
const retryAfter = 2000

/**
 * A replica in this process of documents stored elsewhere, as an index: loaded lazily, and from then on updated incrementally
 * (SRC-01). Changes are followed from before the load began, so none falls in between; each is read anew, so applying one is idempotent. Whatever fails, searching goes on in what there is.
 */
export function createFreshIndex<Document, Position, Index extends Applies<Document>>({
  source,
  build,
  now,
  maxAge = Number.POSITIVE_INFINITY,
  onReady,
}: FreshIndexOptions<Document, Position, Index>): FreshIndex<Index> {
  let held: { readonly index: Index; readonly loadedAt: number; position: Position } | null = null
  let loading: Promise<Index> | null = null
  let failed: { readonly error: unknown; readonly at: number } | null = null
  let running: Promise<boolean> | null = null
  let next: Promise<boolean> | null = null

  async function load(): Promise<Index> {
    const position = await source.position()
    const index = await build(source.pages())
    const loaded = { index, loadedAt: now(), position }
    // What changed during the load is part of it: nobody sees an index that is older than the load's end.
    await replay(loaded)
    held = loaded
    return index
  }

  function beginToLoad(): Promise<Index> {
    loading ??= load()
      .then(
        (index) => {
          failed = null
          onReady?.()
          return index
        },
        (error: unknown) => {
          failed = { error, at: now() }
          throw error
        },
      )
      .finally(() => {
        loading = null
      })
    return loading
  }

  async function replay(into: { readonly index: Index; position: Position }): Promise<boolean | null> {
    let changed = false
    for (;;) {
      const batch = await source.changesSince(into.position)
      if (!batch) return null
      if (batch.upserts.length + batch.removals.length > 0) {
        changed = true
        await into.index.apply(batch)
      }
      into.position = batch.position
      if (!batch.more) return changed
    }
  }

  async function takeOver(): Promise<boolean> {
    if (!held) await loading?.catch(() => {})
    // Nobody has seen an index that is not there.
    if (!held) return false
    const changed = now() - held.loadedAt < maxAge ? await replay(held) : null
    if (changed !== null) return changed
    await beginToLoad()
    return true
  }

  /** Coalesces calls: one run at a time; a call during one is answered by the run after it, which began later than the call. */
  function refresh(): Promise<boolean> {
    if (running) {
      next ??= running
        .catch(() => {})
        .then(() => {
          next = null
          return run()
        })
      return next
    }
    return run()
  }

  function run(): Promise<boolean> {
    const done = takeOver().finally(() => {
      if (running === done) running = null
    })
    running = done
    return done
  }

  return {
    current() {
      if (held) return held.index
      if (!loading && (!failed || now() - failed.at >= retryAfter)) beginToLoad().catch(() => {})
      return null
    },
    async ready() {
      if (held) return held.index
      if (!loading && failed && now() - failed.at < retryAfter) throw failed.error
      return beginToLoad()
    },
    refresh,
  }
}
