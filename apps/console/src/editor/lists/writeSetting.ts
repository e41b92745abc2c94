import { setValue } from '@forecourt/schema/layers/setValue'
import { withListOrder } from '@forecourt/schema/layers/withListOrder'
import type { ConfigValues, ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** A layer with one value set, and no list on the way to it in another order than before. */
export const writeSetting = (values: ConfigValues, config: ResolvedConfig, pointer: string, value: unknown): ConfigValues =>
  withListOrder(setValue(values, pointer, value), config, pointer)
