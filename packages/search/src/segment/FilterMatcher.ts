import { type Filter, filterKey } from '../contract/Filter'
import type { IndexSettings } from '../contract/SearchRecord'
import { type Bits, intersect, unite } from '../work/bits'
import type { Scratch } from '../work/Scratch'
import { addRowsWithValue } from './FacetColumn'
import type { FacetValues } from './FacetValues'
import { rowsInRange } from './NumberColumn'
import { addRowsAround, addRowsInside } from './PointColumn'
import type { Segment } from './Segment'

/** Evaluates filters in a segment; memoised over the requests of a batch. The sets are shared: copy before modifying. */
export class FilterMatcher<Document> {
  private readonly known = new Map<string, Bits>()

  constructor(
    private readonly segment: Segment<Document>,
    private readonly settings: IndexSettings,
    private readonly values: FacetValues,
    private readonly scratch: Scratch,
  ) {}

  match(filter: Filter): Bits {
    const key = filterKey(filter)
    const known = this.known.get(key)
    if (known) return known
    const found = this.find(filter)
    this.known.set(key, found)
    return found
  }

  matchAll(filters: readonly Filter[]): Bits {
    const [first, ...others] = filters
    if (!first) return this.scratch.allBits()
    if (others.length === 0) return this.match(first)
    const bits = this.scratch.copyOf(this.match(first))
    for (const filter of others) intersect(bits, this.match(filter))
    return bits
  }

  private find(filter: Filter): Bits {
    switch (filter.kind) {
      case 'facet':
        return this.findValue(filter.attribute, filter.value, filter.exact ?? false)
      case 'number':
        return this.findNumber(filter)
      case 'range':
        return this.findRange(filter.attribute, filter.min, filter.max, true, true)
      case 'around': {
        const bits = this.scratch.noBits()
        if (this.segment.points) addRowsAround(this.segment.points, filter.point, filter.metres, bits)
        return bits
      }
      case 'inside': {
        const bits = this.scratch.noBits()
        if (this.segment.points) addRowsInside(this.segment.points, filter.areas, bits)
        return bits
      }
      case 'not':
        return this.scratch.except(this.scratch.allBits(), this.match(filter.filter))
      case 'and':
        return this.matchAll(filter.filters)
      case 'or': {
        const [only, ...others] = filter.filters
        if (only && others.length === 0) return this.match(only)
        const bits = this.scratch.noBits()
        for (const one of filter.filters) unite(bits, this.match(one))
        return bits
      }
    }
  }

  private findValue(attribute: string, value: string, isExact: boolean): Bits {
    const facet = this.values.facetOf(attribute)
    const column = this.segment.facets[facet]
    if (!column) return this.scratch.noBits()
    const sameKey = this.values.slotsLike(facet, value)
    const slots = isExact ? sameKey.filter((slot) => this.values.names[slot] === value) : sameKey
    const commonRows = slots.length === 1 ? column.common.get(slots[0] as number) : undefined
    if (commonRows) return commonRows
    const bits = this.scratch.noBits()
    addRowsWithValue(column, slots, bits)
    return bits
  }

  private findNumber({ attribute, comparison, value }: Extract<Filter, { kind: 'number' }>): Bits {
    const { NEGATIVE_INFINITY: least, POSITIVE_INFINITY: most } = Number
    switch (comparison) {
      case '=':
        return this.findRange(attribute, value, value, true, true)
      case '!=':
        return this.scratch.except(this.scratch.allBits(), this.findRange(attribute, value, value, true, true))
      case '<':
        return this.findRange(attribute, least, value, true, false)
      case '<=':
        return this.findRange(attribute, least, value, true, true)
      case '>':
        return this.findRange(attribute, value, most, false, true)
      case '>=':
        return this.findRange(attribute, value, most, true, true)
    }
  }

  private findRange(attribute: string, min: number, max: number, isMinIn: boolean, isMaxIn: boolean): Bits {
    const column = this.segment.numbers[this.settings.numbers.indexOf(attribute)]
    return column ? rowsInRange(column, min, max, isMinIn, isMaxIn, this.scratch) : this.scratch.noBits()
  }
}
