import type { CarField } from '../stock/storedCarFields'

/** Values by field of a car. */
export type CarValues = { readonly [Field in CarField]?: unknown }
