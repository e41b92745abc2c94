import type { AccessoryValues } from '../records/kinds/accessoryFields'
import type { ModelValues } from '../records/kinds/modelFields'

/** What is written of a model beside what lists say of it (ENT-13). */
export type ModelDetails = Pick<
  ModelValues,
  | 'summary'
  | 'fuels'
  | 'seats'
  | 'towingKg'
  | 'lengthMm'
  | 'widthMm'
  | 'heightMm'
  | 'warranty'
  | 'launchedOn'
  | 'variants'
  | 'colours'
  | 'pictures'
  | 'services'
>

/** What can be fitted to a model (MOD-02). */
export interface Accessory extends Omit<AccessoryValues, 'modelId' | 'published'> {
  readonly id: string
}
