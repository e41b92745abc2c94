import type { ConfigProblem, Layer } from '@forecourt/schema/layers/Layer'
import { resolveConfig } from '@forecourt/schema/resolveConfig'
import { validateValues } from '@forecourt/schema/validation/validateValues'

/**
 * What keeps a layer from being released, whatever sites are above it: values no schema allows, and locks of what is no setting.
 * What it breaks at one site or another shows only there.
 */
export const releaseProblems = (layer: Layer): ConfigProblem[] => {
  const wrongValues = validateValues(layer.values).filter(({ severity }) => severity === 'error')
  const wrongLocks = resolveConfig([layer]).problems.filter(
    ({ pointer, severity }) =>
      severity === 'error' && layer.locks.includes(pointer) && !wrongValues.some((other) => other.pointer === pointer),
  )
  return [...wrongValues, ...wrongLocks]
}
