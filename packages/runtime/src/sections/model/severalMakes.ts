import type { RangeModel } from '@forecourt/rules/entities/RangeModel'

/** Whether models are of more than one make, so that each must be named with its own. */
export const severalMakes = (range: readonly RangeModel[]): boolean => new Set(range.map(({ makeSlug }) => makeSlug)).size > 1
