import { resolveSite } from '@forecourt/rules/resolveSite'
import type { RecordPaths } from '@forecourt/schema/checks/CrossCheck'
import type { ConfigProblem, Layer } from '@forecourt/schema/layers/Layer'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

export interface CheckedLayers {
  readonly config: ResolvedConfig
  /** Mistakes that refuse it. */
  readonly errors: readonly ConfigProblem[]
  /** What people are warned of, among it parts that are on and never show. */
  readonly warnings: readonly ConfigProblem[]
}

/** What would go live of a site's layers, and what is wrong with it: the one check of everything that publishes, now or later. */
export const checkedLayers = (layers: readonly Layer[], recordPaths: RecordPaths): CheckedLayers => {
  const { config, problems } = resolveSite(layers, recordPaths)
  const those = (wanted: ConfigProblem['severity']) => problems.filter(({ severity }) => severity === wanted)
  return { config, errors: those('error'), warnings: those('warning') }
}
