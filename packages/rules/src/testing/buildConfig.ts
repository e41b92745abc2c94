import { schemaVersion } from '@forecourt/schema/json-schema/configSchema'
import type { ConfigValues, ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { resolveConfig } from '@forecourt/schema/resolveConfig'

/** A resolved config for tests: the defaults, with a few settings said otherwise. Throws when those are invalid, so that no test rests on a mistake. */
export const buildConfig = (values: ConfigValues = {}): ResolvedConfig => {
  const { config, problems } = resolveConfig([{ kind: 'site', name: 'Test site', schemaVersion, values, locks: [] }])
  const [problem] = problems.filter(({ severity }) => severity === 'error')
  if (problem) throw new Error(`${problem.where}: ${problem.message}`)
  return config
}
