import type { Filter } from '../contract/Filter'
import type { IndexSettings, SearchRecord } from '../contract/SearchRecord'
import type { FacetCount, NumberStats, SearchRequest, SearchResponse } from '../contract/SearchRequest'
import { addNumberCounts, countNumbers } from '../segment/countNumbers'
import { FacetValues } from '../segment/FacetValues'
import { FilterMatcher } from '../segment/FilterMatcher'
import { LiveSegment } from '../segment/LiveSegment'
import type { NumberColumn } from '../segment/NumberColumn'
import { buildSegment, SegmentBuilder } from '../segment/SegmentBuilder'
import { addTally, type Tally } from '../segment/Tally'
import { Lexicon } from '../text/Lexicon'
import { hasBit } from '../work/bits'
import { runInSlices, type Work } from '../work/Work'
import { listHits } from './listHits'
import { matchableTerms } from './matchableTerms'
import { planBatch, plannedRequests } from './planBatch'
import { type SegmentAnswer, SegmentSearch, type Wanted } from './SegmentSearch'
import { joinSpellings, topNumbers, topValues } from './topValues'

/** Settings of an index, and the conversion of a document to a record. Records are read once and not stored. */
export interface IndexSource<Document> {
  readonly settings: IndexSettings
  read(document: Document): SearchRecord
}

/** Changed documents, and ids of removed ones. */
export interface IndexChanges<Document> {
  readonly upserts: readonly Document[]
  readonly removals: readonly string[]
}

interface Segments<Document> {
  readonly values: FacetValues
  readonly main: LiveSegment<Document>
  /** Documents changed since main was built, by id; `delta` is their segment. */
  readonly recent: ReadonlyMap<string, Document>
  readonly delta: LiveSegment<Document>
}

/** Maximum size of the delta before compaction: it is rebuilt on each change, and slows each search slightly. */
const recentLimit = (documents: number) => Math.max(500, Math.min(2_000, documents / 100))

/** Sums the tallies of all segments. Copies the first, as requests may share a tally. */
function joinTallies(answers: readonly SegmentAnswer[]): Tally {
  const [first, ...others] = answers.map(({ tally }) => tally)
  if (!first) throw new Error('There is always a main segment')
  return others.reduce((sum, one) => addTally(sum, one), others.length > 0 ? { ...first, counts: first.counts.slice() } : first)
}

/** Builds the segments of an index from documents in pages; see `createSearchIndex`. */
export class SegmentsBuilder<Document> {
  private readonly values: FacetValues
  private readonly main: SegmentBuilder<Document>

  constructor(private readonly source: IndexSource<Document>) {
    this.values = new FacetValues(source.settings)
    this.main = new SegmentBuilder(source.read, source.settings, this.values)
  }

  add(documents: readonly Document[]): Work<void> {
    return this.main.add(documents)
  }

  *done(): Work<Segments<Document>> {
    const { values, source } = this
    const main = new LiveSegment(yield* this.main.done(), values)
    const delta = new LiveSegment(yield* buildSegment<Document>([], source.read, source.settings, values), values)
    return { values, main, recent: new Map(), delta }
  }
}

function* buildSegments<Document>(source: IndexSource<Document>, documents: readonly Document[]): Work<Segments<Document>> {
  const builder = new SegmentsBuilder(source)
  yield* builder.add(documents)
  return yield* builder.done()
}

/**
 * In-process search by terms, filters, facets and ranges (SRC-01). Combines a large immutable segment with a small one of recent changes;
 * searches never wait, and see each change atomically.
 */
export class SearchIndex<Document> {
  private readonly facetIndexes: ReadonlyMap<string, number>
  private readonly numberIndexes: ReadonlyMap<string, number>
  private readonly lexicon: Lexicon
  private pending: IndexChanges<Document>[] = []
  /** Resolves when the pending changes are applied. */
  private pendingApplied: Promise<void> | null = null
  /** Changes are applied sequentially. */
  private queue: Promise<unknown> = Promise.resolve()
  private compacting: Promise<void> | null = null
  /** Ids changed since the running compaction began. */
  private touched: Set<string> | null = null

  constructor(
    private readonly source: IndexSource<Document>,
    private segments: Segments<Document>,
  ) {
    this.facetIndexes = new Map(source.settings.facets.map((attribute, index) => [attribute, index]))
    this.numberIndexes = new Map(source.settings.numbers.map((attribute, index) => [attribute, index]))
    this.lexicon = new Lexicon(source.settings.language)
  }

  get size(): number {
    return this.segments.main.liveCount + this.segments.delta.liveCount
  }

  get settings(): IndexSettings {
    return this.source.settings
  }

  get(id: string): Document | undefined {
    const { main, recent } = this.segments
    return recent.get(id) ?? main.segment.documents[main.liveRowOf(id)]
  }

  /** Documents by id; null for a missing one, or one that doesn't match all filters. */
  pick(ids: readonly string[], filters: readonly Filter[]): (Document | null)[] {
    const { main, delta, values } = this.segments
    const found = [main, delta].map((live) => {
      live.scratch.reset()
      const meets = new FilterMatcher(live.segment, this.source.settings, values, live.scratch).matchAll(filters)
      return (id: string) => {
        const row = live.liveRowOf(id)
        return row >= 0 && hasBit(meets, row) ? (live.segment.documents[row] as Document) : null
      }
    })
    return ids.map((id) => found.map((pickIn) => pickIn(id)).find((document) => document !== null) ?? null)
  }

  /** Number of values of a facet; a number may have as many as there are documents. */
  valueCount(attribute: string): number {
    const place = this.facetIndexes.get(attribute)
    return place === undefined ? this.size : (this.segments.values.facets[place]?.slots.size ?? 0)
  }

  documents(): Document[] {
    const { main, recent } = this.segments
    return [...main.liveDocuments(), ...recent.values()]
  }

  /** Answers a batch of requests, in order. */
  search(requests: readonly SearchRequest[]): SearchResponse<Document>[] {
    // Typo tolerance is tried before dropping terms.
    const strictRequests = requests.map(
      (request): SearchRequest => (request.typoTolerance === 'min' ? { ...request, typoTolerance: false, dropTerms: 'none' } : request),
    )
    const responses = this.answer(strictRequests)
    // Repeats requests without results with typo tolerance.
    const emptyIndexes = requests.flatMap((request, index) =>
      request.typoTolerance === 'min' && responses[index]?.found === 0 ? [index] : [],
    )
    if (emptyIndexes.length === 0) return responses
    const tolerant = this.answer(emptyIndexes.map((index) => ({ ...(requests[index] as SearchRequest), typoTolerance: true })))
    for (const [at, index] of emptyIndexes.entries()) responses[index] = tolerant[at] as SearchResponse<Document>
    return responses
  }

  /** Applies changes atomically; searchable once the promise resolves. Changes that arrive meanwhile are batched. */
  apply(changes: IndexChanges<Document>): Promise<void> {
    this.pending.push(changes)
    this.pendingApplied ??= this.enqueue(() => {
      this.pendingApplied = null
      return this.applyPending()
    })
    return this.pendingApplied
  }

  /** Merges everything into one segment, while searches and changes continue. */
  compact(): Promise<void> {
    this.compacting ??= this.rebuild().finally(() => {
      this.compacting = null
      this.touched = null
    })
    return this.compacting
  }

  private answer(requests: readonly SearchRequest[]): SearchResponse<Document>[] {
    const { main, delta, values } = this.segments
    const { settings } = this.source
    const live = delta.liveCount > 0 ? [main, delta] : [main]
    const wanted = requests.map((request) => this.wantedAttributes(request))
    const searches = live.map(
      (segment) => new SegmentSearch(segment, settings, values, (slot) => live.some((one) => one.countOf(slot) > 0)),
    )
    const answers = live.map((): SegmentAnswer[] => [])
    const dropped: (readonly string[])[] = []
    for (const plan of planBatch(requests, settings, this.lexicon)) {
      const terms = plan.text?.terms ?? []
      const places = matchableTerms(plan, searches)
      for (const [at, search] of searches.entries()) search.answer(plan, places, wanted, answers[at] as SegmentAnswer[])
      if (places.length === terms.length) continue
      const missing = terms.filter((_, index) => !places.includes(index))
      for (const request of plannedRequests(plan)) dropped[request] = missing
    }
    return requests.map((request, index) => {
      const own = answers.map((found) => found[index] as SegmentAnswer)
      const tally = joinTallies(own)
      return {
        hits: listHits(live, own, request, settings),
        found: own.reduce((sum, { found }) => sum + found, 0),
        facets: {
          ...this.countedFacets(request, wanted[index] as Wanted, tally),
          ...(request.countNumbers && this.countedNumbers(request, live, own)),
        },
        stats: this.numberStats(wanted[index] as Wanted, tally),
        ...(dropped[index] && { droppedTerms: dropped[index] }),
      }
    })
  }

  private wantedAttributes({ facets }: SearchRequest): Wanted {
    const wanted: { facets: number[]; numbers: number[] } = { facets: [], numbers: [] }
    for (const attribute of facets) {
      const facet = this.facetIndexes.get(attribute)
      if (facet !== undefined) wanted.facets.push(facet)
      const number = this.numberIndexes.get(attribute)
      if (number !== undefined) wanted.numbers.push(number)
    }
    return wanted
  }

  private countedFacets(request: SearchRequest, wanted: Wanted, { counts }: Tally) {
    const { values } = this.segments
    const facets: { [attribute: string]: FacetCount[] } = {}
    for (const place of wanted.facets) {
      const facet = values.facets[place]
      if (!facet) continue
      if (facet.hasSpellings) joinSpellings(facet.slotsByKey.values(), values.names, counts)
      facets[facet.attribute] = topValues(
        facet.ordered,
        values.names,
        counts,
        request.maxValuesPerFacet,
        request.sortFacetValuesBy ?? 'count',
      )
    }
    return facets
  }

  /** Only on request: counting all rows of a number is slower than its statistics. */
  private countedNumbers(request: SearchRequest, live: readonly LiveSegment<Document>[], answers: readonly SegmentAnswer[]) {
    const facets: { [attribute: string]: FacetCount[] } = {}
    for (const attribute of request.facets) {
      const place = this.numberIndexes.get(attribute)
      if (place === undefined || this.facetIndexes.has(attribute)) continue
      const counts = live
        .map(({ segment }, at) => countNumbers(segment.numbers[place] as NumberColumn, (answers[at] as SegmentAnswer).matches()))
        .reduce(addNumberCounts)
      facets[attribute] = topNumbers(counts, request.maxValuesPerFacet, request.sortFacetValuesBy ?? 'count')
    }
    return facets
  }

  private numberStats(wanted: Wanted, { ranges }: Tally) {
    const stats: { [attribute: string]: NumberStats } = {}
    for (const place of wanted.numbers) {
      const range = ranges[place]
      if (!range || range.count === 0) continue
      const { min, max, sum, count } = range
      stats[this.settings.numbers[place] as string] = { min, max, sum, avg: sum / count }
    }
    return stats
  }

  /** The same index with changes, as another one that shares the large segment; this one stays as it is. For changes that are only tried. */
  withChanges(changes: IndexChanges<Document>): Promise<SearchIndex<Document>> {
    return this.enqueue(async () => {
      const { values, main } = this.segments
      const { recent, ids } = this.changedRecent([changes])
      const delta = await this.buildDelta(recent, values)
      const changedMain = main.copy()
      for (const id of ids) changedMain.remove(id)
      return new SearchIndex(this.source, { values, main: changedMain, recent, delta })
    })
  }

  /** The recent documents after changes, and the ids of all that change. */
  private changedRecent(changes: readonly IndexChanges<Document>[]) {
    const recent = new Map(this.segments.recent)
    const ids = new Set<string>()
    for (const { upserts, removals } of changes) {
      for (const id of removals) {
        ids.add(id)
        recent.delete(id)
      }
      for (const document of upserts) {
        const id = this.source.read(document).objectID
        ids.add(id)
        recent.set(id, document)
      }
    }
    return { recent, ids }
  }

  private async applyPending(): Promise<void> {
    const changes = this.pending
    this.pending = []
    const { values, main } = this.segments
    const { recent, ids } = this.changedRecent(changes)
    const delta = await this.buildDelta(recent, values)
    // Synchronous from here, so that a search sees either the old or the new version of a document.
    for (const id of ids) {
      main.remove(id)
      this.touched?.add(id)
    }
    this.segments = { values, main, recent, delta }
    // Only a failure of `read` can reject, and it would have thrown above.
    if (recent.size > recentLimit(this.size)) this.compact().catch(() => {})
  }

  private async rebuild(): Promise<void> {
    const touched = new Set<string>()
    this.touched = touched
    const { values, main } = await runInSlices(buildSegments(this.source, this.documents()))
    await this.enqueue(async () => {
      const recent = new Map<string, Document>()
      for (const id of touched) {
        const document = this.get(id)
        if (document !== undefined) recent.set(id, document)
      }
      const delta = await this.buildDelta(recent, values)
      for (const id of touched) main.remove(id)
      this.segments = { values, main, recent, delta }
    })
  }

  private async buildDelta(recent: ReadonlyMap<string, Document>, values: FacetValues): Promise<LiveSegment<Document>> {
    const { read, settings } = this.source
    return new LiveSegment(await runInSlices(buildSegment([...recent.values()], read, settings, values)), values)
  }

  private enqueue<T>(work: () => Promise<T>): Promise<T> {
    const done = this.queue.then(work)
    this.queue = done.catch(() => {})
    return done
  }
}
