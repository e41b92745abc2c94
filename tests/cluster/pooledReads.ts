import { createDatabase } from '@forecourt/data/createDatabase'
import type { Metric } from '../bench/Metric'
import { percentile } from '../bench/measures/percentile'
import type { OpenCluster } from './openCluster'

const [rounds, reads, concurrent] = [5, 600, 40]

/** Reads of one organisation, each in a transaction, directly and through PgBouncer in turn. */
export const pooledReads = async ({ database, query }: OpenCluster): Promise<Metric[]> => {
  const [organisation] = await query<{ id: string }>('select organisation_id as id from host_names order by host limit 1')
  const open = (url: string) => createDatabase({ app: url, platform: url, poolSize: concurrent })
  const ways = [open(database.app), open(database.pooled)]
  const took = ways.map((): number[] => [])
  try {
    for (let round = 0; round <= rounds; round++)
      for (const [index, db] of ways.entries()) {
        const scope = db.forOrganisation(organisation?.id ?? '')
        const begun = performance.now()
        let left = reads
        const client = async () => {
          while (left-- > 0) await scope.transaction((tx) => tx.car.findFirst({ select: { id: true } }))
        }
        await Promise.all(Array.from({ length: concurrent }, client))
        // The first round opens connections.
        if (round > 0) took[index]?.push(performance.now() - begun)
      }
  } finally {
    await Promise.all(ways.map((db) => db.close()))
  }
  const [direct = 0, pooled = 0] = took.map((times) => percentile(times, 0.5))
  return [
    { name: 'pooled-ratio', value: pooled / direct, unit: `x direct (${reads} reads: ${Math.round(pooled)} ms, ${Math.round(direct)} ms)` },
  ]
}
