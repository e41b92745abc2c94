import { removeValue } from '@forecourt/schema/layers/removeValue'
import { setValue } from '@forecourt/schema/layers/setValue'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'

/** One setting given a value, or taken back so that the layers beneath speak again. */
export type SettingChange =
  | { readonly pointer: string; readonly reset: true }
  | { readonly pointer: string; readonly reset: false; readonly value: unknown }

/** A site's own values after the change. */
export const withChange = (values: ConfigValues, change: SettingChange): ConfigValues =>
  change.reset ? removeValue(values, change.pointer) : setValue(values, change.pointer, change.value)
