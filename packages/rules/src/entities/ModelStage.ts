import type { ModelValues } from '../records/kinds/modelFields'

/** How far along a model is on a day. */
export type ModelStage = ModelValues['status']
