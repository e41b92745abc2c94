import type { SearchPreset } from '@forecourt/rules/routing/parseSearchPreset'
import { createResultCache, type ResultCache } from './createResultCache'

/** Size of the cache for the lists of one manufacturer or dealership (SRC-36). */
const mostOfOne = 10

/**
 * Chooses the result cache of a list by its preset: configured size for all stock (SRC-37), smaller for one manufacturer or dealership
 * (SRC-36).
 */
export function createListCaches<Answer>(size: number): (preset: SearchPreset) => ResultCache<Answer> {
  const [ofAll, ofOne] = [createResultCache<Answer>(size), createResultCache<Answer>(Math.min(mostOfOne, size))]
  return ({ make, dealershipSlug }) => (make || dealershipSlug ? ofOne : ofAll)
}
