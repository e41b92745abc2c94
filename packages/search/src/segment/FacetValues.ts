import type { FacetSpelling, IndexSettings } from '../contract/SearchRecord'
import { ValueIndex } from '../text/ValueIndex'
import { mergeSort } from '../work/mergeSort'
import type { Work } from '../work/Work'

interface Facet {
  readonly attribute: string
  readonly slots: Map<string, number>
  readonly spelling: FacetSpelling
  /** Slots by normalised key: filters and counts treat them as one value. */
  readonly slotsByKey: Map<string, number[]>
  /** Slots by name. */
  ordered: Uint32Array
  /** Whether some values differ only in spelling. */
  hasSpellings: boolean
  /** Index among the searched facets; -1 if it isn't searched. */
  readonly searched: number
}

const caseInsensitive: FacetSpelling = { key: (value) => value.toLowerCase() }

/**
 * Dictionary of facet values. Each value of each facet has a number, its slot, shared by all segments of an index, so that segments' counts
 * can be summed. Slots are never removed; compaction creates a new dictionary.
 */
export class FacetValues {
  /** Values by slot. */
  readonly names: string[] = []
  readonly facets: readonly Facet[]
  /** Searchable tokens of the searched facets' values. */
  readonly tokens = new ValueIndex()

  constructor(private readonly settings: Pick<IndexSettings, 'facets' | 'searchedFacets' | 'spellings'>) {
    this.facets = settings.facets.map((attribute) => ({
      attribute,
      spelling: settings.spellings?.[attribute] ?? caseInsensitive,
      slots: new Map(),
      slotsByKey: new Map(),
      ordered: new Uint32Array(0),
      hasSpellings: false,
      searched: settings.searchedFacets?.findIndex((one) => one.attribute === attribute) ?? -1,
    }))
  }

  spellingOf(facetIndex: number): FacetSpelling {
    return this.facets[facetIndex]?.spelling ?? caseInsensitive
  }

  /** -1 for an unknown facet. */
  facetOf(attribute: string): number {
    return this.facets.findIndex((facet) => facet.attribute === attribute)
  }

  slotFor(facetIndex: number, value: string): number {
    const facet = this.facets[facetIndex] as Facet
    const known = facet.slots.get(value)
    if (known !== undefined) return known
    const slot = this.names.length
    this.names.push(value)
    facet.slots.set(value, slot)
    const key = facet.spelling.key(value)
    const spellings = facet.slotsByKey.get(key)
    if (spellings) {
      spellings.push(slot)
      facet.hasSpellings = true
    } else facet.slotsByKey.set(key, [slot])
    const searched = this.settings.searchedFacets?.[facet.searched]
    if (searched) {
      const searchedValue = { facet: facet.searched, slot }
      for (const text of searched.texts?.(value) ?? [value]) this.tokens.add(text, searchedValue)
    }
    return slot
  }

  /** The slots that match a filter value. */
  slotsLike(facetIndex: number, value: string): readonly number[] {
    const facet = this.facets[facetIndex]
    if (!facet) return []
    const { slotsByKey, spelling } = facet
    return slotsByKey.get(spelling.key(value)) ?? (spelling.alias && slotsByKey.get(spelling.key(spelling.alias(value)))) ?? []
  }

  /** Sorts new values by name. Until then they are counted but not listed. */
  *order(): Work<void> {
    for (const facet of this.facets) {
      if (facet.ordered.length === facet.slots.size) continue
      const slots = Uint32Array.from(facet.slots.values())
      facet.ordered = yield* mergeSort(slots, (left, right) => ((this.names[left] as string) < (this.names[right] as string) ? -1 : 1))
    }
  }
}
