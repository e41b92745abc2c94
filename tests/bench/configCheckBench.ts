import { checkStoredConfigs } from '@forecourt/data/sites/checkStoredConfigs'
import type { Metric } from './Metric'
import { withManySites } from './withManySites'

const sites = 5_000

/** How long the dry run of the schema over 5,000 sites takes: their layers, what is live of each, and each draft. */
export const configCheckBench = (): Promise<Metric[]> =>
  withManySites(sites, async (db) => {
    const started = performance.now()
    const { checked, findings } = await checkStoredConfigs(db)
    const took = performance.now() - started
    if (findings.some(({ verdict }) => verdict === 'broken')) throw new Error(`Broken: ${JSON.stringify(findings[0])}`)
    return [
      { name: 'config-check-configs', value: checked, unit: 'configs' },
      { name: 'config-check-5000-sites', value: took / 1000, unit: 's' },
    ]
  })
