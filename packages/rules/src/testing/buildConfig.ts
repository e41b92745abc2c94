import { schemaVersion } from '@forecourt/schema/json-schema/configSchema'
import type { ConfigValues, ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { resolveConfig } from '@forecourt/schema/resolveConfig'

/** A resolved config for tests: defaults with overrides. Throws if these are invalid. */
export const buildConfig = (values: ConfigValues = {}): ResolvedConfig => {
  const { config, problems } = resolveConfig([{ kind: 'site', name: 'Test site', schemaVersion, values, locks: [] }])
  const [problem] = problems.filter(({ severity }) => severity === 'error')
  if (problem) throw new Error(`${problem.where}: ${problem.message}`)
  return config
}
