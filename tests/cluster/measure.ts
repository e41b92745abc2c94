import { printMetric } from '../bench/Metric'
import { cachedPage } from './cachedPage'
import { certificates } from './certificates'
import { hangingDatabase } from './hangingDatabase'
import { kills } from './kills'
import { openCluster } from './openCluster'
import { pooledReads } from './pooledReads'
import { publishes } from './publishes'
import { rollingRestart } from './rollingRestart'

const measurements = {
  publishes,
  cached: cachedPage,
  pooled: pooledReads,
  certificates,
  restarts: rollingRestart,
  hang: hangingDatabase,
  kills,
} as const

/** `npm run cluster -- measure [names]`: measures a running cluster, each number within one run. */
const names = process.argv.slice(2)
const cluster = openCluster()
for (const [name, measurement] of Object.entries(measurements)) {
  if (names.length > 0 && !names.includes(name)) continue
  process.stderr.write(`${new Date().toISOString()} ${name}\n`)
  for (const metric of await measurement(cluster)) printMetric(metric)
}
process.exit()
