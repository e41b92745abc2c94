import type { ModelStage } from '../entities/ModelStage'
import type { ModelValues } from '../records/kinds/modelFields'

/**
 * How far along a model is on a day (MOD-01): what is written of it, until its dates say otherwise. Before the first day it is sold it is
 * upcoming; from that day on what was upcoming is all-new; after the last day it is called so, it is sold like any other.
 *
 * @param today a calendar date in the site's zone, such as '2026-03-18'
 */
export const modelStage = (
  { status, launchedOn, newUntil }: Pick<ModelValues, 'status' | 'launchedOn' | 'newUntil'>,
  today: string,
): ModelStage => {
  if (status === 'discontinued') return status
  if (launchedOn !== null && today < launchedOn) return 'coming_soon'
  const launched = status === 'coming_soon' && launchedOn !== null ? 'new' : status
  return launched === 'new' && newUntil !== null && newUntil < today ? 'current' : launched
}
