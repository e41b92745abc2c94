import { describeChanges } from '@forecourt/schema/diff/describeChanges'
import type { ConfigProblem, Layer } from '@forecourt/schema/layers/Layer'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { settingAt } from '@forecourt/schema/settingAt'

interface Edit {
  readonly layers: readonly Layer[]
  readonly siteLayer: (values: ConfigValues) => Layer
  readonly before: ConfigValues
  readonly after: ConfigValues
}

/** The settings that an edit changes although only staff may (CFG-11); for a dealer each is a reason to refuse the edit. */
export const staffOnlyChanges = ({ layers, siteLayer, before, after }: Edit): ConfigProblem[] => {
  const resolved = (values: ConfigValues) => resolveConfig([...layers, siteLayer(values)]).config
  return describeChanges(resolved(before), resolved(after))
    .filter(({ pointer }) => settingAt(pointer)?.role !== 'dealer')
    .map(({ pointer, where }) => ({
      pointer,
      where,
      message: `“${where}” can only be changed by Forecourt’s staff.`,
      severity: 'error',
      kind: 'locked',
    }))
}
