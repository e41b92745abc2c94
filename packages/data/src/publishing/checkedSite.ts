import { modelPageClashes } from '@forecourt/rules/pages/modelPageClashes'
import { modelPaths } from '@forecourt/rules/pages/modelPaths'
import type { Layer } from '@forecourt/schema/layers/Layer'
import { listModelPages } from '../manufacturers/listModelPages'
import { type CheckedLayers, checkedLayers } from '../sites/versions/checkedLayers'
import type { Transaction } from '../Transaction'

/** What would go live of a site's layers, and what is wrong with it, also beside the models the site has pages of (RTE-19). */
export const checkedSite = async (
  tx: Transaction,
  site: { readonly organisationId: string; readonly siteId: string },
  layers: readonly Layer[],
): Promise<CheckedLayers> => {
  const modelPages = await listModelPages(tx, site)
  const checked = checkedLayers(layers, new Set(modelPaths(modelPages)))
  const clashes = modelPageClashes(checked.config, { modelPages })
  const those = (wanted: 'error' | 'warning') => clashes.filter(({ severity }) => severity === wanted)
  return { ...checked, errors: [...checked.errors, ...those('error')], warnings: [...checked.warnings, ...those('warning')] }
}
