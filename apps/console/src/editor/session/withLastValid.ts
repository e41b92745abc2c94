import type { ConfigProblem } from '@forecourt/schema/layers/Layer'
import { removeValue } from '@forecourt/schema/layers/removeValue'
import { setValue } from '@forecourt/schema/layers/setValue'
import { valueAt } from '@forecourt/schema/layers/valueAt'
import type { ConfigValues, ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { requiredStandIn } from './requiredStandIn'

/**
 * A draft with every invalid value replaced by the last valid one, so that a half-typed number doesn't throw the preview
 * back to what is inherited. `valid` are the values as they were before the mistake; where there were none, nothing stands for the
 * value, or what an item can't be without, so that a page that was left without a title is still there to be opened.
 */
export const withLastValid = (
  values: ConfigValues,
  valid: ConfigValues,
  problems: readonly ConfigProblem[],
  inherited?: ResolvedConfig,
): ConfigValues =>
  problems
    .filter(({ kind, severity, pointer }) => kind === 'value' && severity === 'error' && valueAt(values, pointer) !== undefined)
    .reduce((mended, { pointer }) => {
      const before = valueAt(valid, pointer) ?? (valueAt(inherited, pointer) === undefined ? requiredStandIn(pointer, values) : undefined)
      return before === undefined ? removeValue(mended, pointer) : setValue(mended, pointer, before)
    }, values)
