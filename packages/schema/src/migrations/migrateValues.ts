import type { ConfigValues } from '../ResolvedConfig'

export const migrateValues = ({ values }: { readonly schemaVersion: number; readonly values: unknown }): ConfigValues =>
  values as ConfigValues
