import type { BrowseEntry } from '@forecourt/rules/blocks/BlockData'
import { modelLabel } from '@forecourt/rules/menus/modelLabel'
import { modelPriceText } from '@forecourt/rules/pricing/modelPriceText'
import { type ModelValues, modelFields } from '@forecourt/rules/records/kinds/modelFields'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** What is written of a model, as a query of its cars brings it along. */
export interface KnownModel {
  readonly status: string
  readonly imageKey: string | null
  readonly path: string | null
  /** Null where nobody wrote any. */
  readonly variants: ModelValues['variants'] | null
}

type ModelEntry = Pick<BrowseEntry, 'tag' | 'priceText'> & Partial<Pick<KnownModel, 'imageKey' | 'path'>>

/** A model's entry among ways into the stock, as far as somebody wrote of it (MOD-01, ENT-13). */
export const modelEntry = (
  { status, imageKey, path, variants }: KnownModel,
  config: Pick<ResolvedConfig, 'models' | 'identity'>,
): ModelEntry => {
  const tag = modelLabel(status in modelFields.status.choices ? (status as ModelValues['status']) : 'current', config)
  const priceText = modelPriceText(variants ?? [], config.identity)
  return { imageKey, path, ...(tag !== null && { tag }), ...(priceText !== null && { priceText }) }
}
