import { type Metric, printMetric } from '../bench/Metric'
import { cachedPage } from './cachedPage'
import { certificates } from './certificates'
import { fleet } from './fleet/fleet'
import { hangingDatabase } from './hangingDatabase'
import { kills } from './kills'
import { type OpenCluster, openCluster } from './openCluster'
import { pooledReads } from './pooledReads'
import { previousRelease } from './previousRelease'
import { publishes } from './publishes'
import { restoreDrill } from './restoreDrill'
import { rollingRestart } from './rollingRestart'

const usual = {
  publishes,
  cached: cachedPage,
  pooled: pooledReads,
  certificates,
  restarts: rollingRestart,
  hang: hangingDatabase,
  kills,
  restore: restoreDrill,
}
/** Measured only if named: `previous` builds another release, and the other two leave thousands of sites in the data of the cluster. */
const large = { previous: previousRelease, fleet, 'fleet-restore': restoreDrill }
const measurements: Readonly<Record<string, (cluster: OpenCluster) => Promise<Metric[]>>> = { ...usual, ...large }

/** `npm run cluster -- measure [names]`: measures a running cluster, each number within one run. */
const names = process.argv.slice(2)
const unknown = names.filter((name) => !(name in measurements))
if (unknown.length > 0) throw new Error(`There is no measurement ${unknown.join(', ')}; there are ${Object.keys(measurements).join(', ')}.`)
const cluster = openCluster()
for (const [name, measurement] of Object.entries(measurements)) {
  if (names.length > 0 ? !names.includes(name) : name in large) continue
  process.stderr.write(`${new Date().toISOString()} ${name}\n`)
  try {
    for (const metric of await measurement(cluster)) printMetric(metric)
  } catch (error) {
    // A failed measurement doesn't stop the others.
    process.stderr.write(`${name} failed: ${(error as Error).stack}\n`)
    process.exitCode = 1
  }
}
process.exit()
