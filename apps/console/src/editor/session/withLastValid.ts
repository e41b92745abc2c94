import type { ConfigProblem } from '@forecourt/schema/layers/Layer'
import { removeValue } from '@forecourt/schema/layers/removeValue'
import { setValue } from '@forecourt/schema/layers/setValue'
import { valueAt } from '@forecourt/schema/layers/valueAt'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'

/**
 * A draft with every invalid value replaced by the last valid one, so that a half-typed number doesn't throw the preview
 * back to what is inherited. `valid` are the values as they were before the mistake.
 */
export const withLastValid = (values: ConfigValues, valid: ConfigValues, problems: readonly ConfigProblem[]): ConfigValues =>
  problems
    .filter(({ kind, severity, pointer }) => kind === 'value' && severity === 'error' && valueAt(values, pointer) !== undefined)
    .reduce((mended, { pointer }) => {
      const before = valueAt(valid, pointer)
      return before === undefined ? removeValue(mended, pointer) : setValue(mended, pointer, before)
    }, values)
