import type { ConfigValues } from '../ResolvedConfig'
import { resolveConfig } from '../resolveConfig'
import type { Layer } from './Layer'
import { removeValue } from './removeValue'

/** A site's values without what a layer beneath has locked: there the layer decides, so that saying something is of no use. */
export const withoutLocked = (values: ConfigValues, below: readonly Layer[], site: Omit<Layer, 'values'>): ConfigValues =>
  resolveConfig([...below, { ...site, values }])
    .problems.filter(({ kind }) => kind === 'locked')
    .reduce<ConfigValues>((rest, { pointer }) => removeValue(rest, pointer), values)
