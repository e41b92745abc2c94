/** Changes since a position, and the next position; with `more`, there is another batch. */
export interface Replay<Document, Position> {
  readonly upserts: readonly Document[]
  readonly removals: readonly string[]
  readonly position: Position
  readonly more: boolean
}

/** The source of the documents. */
export interface FreshSource<Document, Position> {
  /** The current position, to follow changes from after loading all documents. */
  position(): Promise<Position>
  /** All documents, in pages small enough not to block the event loop. */
  pages(): AsyncIterable<readonly Document[]>
  /** Null if the changes since then are no longer available. */
  changesSince(position: Position): Promise<Replay<Document, Position> | null>
}

interface ChangeableIndex<Document> {
  apply(changes: { readonly upserts: readonly Document[]; readonly removals: readonly string[] }): Promise<void>
}

export interface FreshIndexOptions<Document, Position, Index extends ChangeableIndex<Document>> {
  readonly source: FreshSource<Document, Position>
  /** Builds an index from pages of documents. */
  build(pages: AsyncIterable<readonly Document[]>): Promise<Index>
  /** Current time in milliseconds. */
  now(): number
  /** Maximum age of an index before a reload, in milliseconds: some documents expire without a change. */
  readonly maxAge?: number
  /** Called when an index has loaded, so that callers can repeat searches that had no index. */
  onReady?(): void
}

export interface FreshIndex<Index> {
  /** The index, or null while none is loaded, which starts loading. */
  current(): Index | null
  /** Waits for the index; rejects if loading fails. */
  ready(): Promise<Index>
  /** Applies changes committed before the call, if there is an index; resolves to whether there were any. Rejects if the source fails. */
  refresh(): Promise<boolean>
}

/** Pause before a failed load is retried, in milliseconds. */
const retryAfter = 2000

/**
 * An in-process index that replicates stored documents: loaded lazily, then updated incrementally (SRC-01). Follows changes from before the
 * load began, so that none is lost; each changed document is read again, so applying a change is idempotent. On errors, the current index
 * stays in use.
 */
export function createFreshIndex<Document, Position, Index extends ChangeableIndex<Document>>({
  source,
  build,
  now,
  maxAge = Number.POSITIVE_INFINITY,
  onReady,
}: FreshIndexOptions<Document, Position, Index>): FreshIndex<Index> {
  let loaded: { readonly index: Index; readonly loadedAt: number; position: Position } | null = null
  let loading: Promise<Index> | null = null
  let failed: { readonly error: unknown; readonly at: number } | null = null
  let running: Promise<boolean> | null = null
  let next: Promise<boolean> | null = null

  async function load(): Promise<Index> {
    const position = await source.position()
    const index = await build(source.pages())
    const entry = { index, loadedAt: now(), position }
    // Applies changes made during the load before the index is published.
    await replay(entry)
    loaded = entry
    return index
  }

  function startLoading(): Promise<Index> {
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

  async function catchUp(): Promise<boolean> {
    if (!loaded) await loading?.catch(() => {})
    // Without an index there is nothing to refresh.
    if (!loaded) return false
    const changed = now() - loaded.loadedAt < maxAge ? await replay(loaded) : null
    if (changed !== null) return changed
    await startLoading()
    return true
  }

  /** Coalesces calls: one run at a time; calls during a run share the next run, which begins after them. */
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
    const done = catchUp().finally(() => {
      if (running === done) running = null
    })
    running = done
    return done
  }

  return {
    current() {
      if (loaded) return loaded.index
      if (!loading && (!failed || now() - failed.at >= retryAfter)) startLoading().catch(() => {})
      return null
    },
    async ready() {
      if (loaded) return loaded.index
      if (!loading && failed && now() - failed.at < retryAfter) throw failed.error
      return startLoading()
    },
    refresh,
  }
}
