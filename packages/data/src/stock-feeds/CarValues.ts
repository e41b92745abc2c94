import type { StoredCarField } from '../stock/storedCarFields'

/** A car's values by field. */
export type CarValues = { readonly [Field in StoredCarField]?: unknown }
