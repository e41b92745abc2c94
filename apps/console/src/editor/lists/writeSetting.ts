import { setValue } from '@forecourt/schema/layers/setValue'
import { withListOrder } from '@forecourt/schema/layers/withListOrder'
import type { ConfigValues, ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** Sets one value in a layer, and retains the order of the lists on its path. */
export const writeSetting = (values: ConfigValues, config: ResolvedConfig, pointer: string, value: unknown): ConfigValues =>
  withListOrder(setValue(values, pointer, value), config, pointer)
