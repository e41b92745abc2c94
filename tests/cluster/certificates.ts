import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { createDatabase } from '@forecourt/data/createDatabase'
import { claimHost, recordHostCheck } from '@forecourt/data/hosts/changeHost'
import { listHosts } from '@forecourt/data/hosts/listHosts'
import { seededId } from '@forecourt/seeds/stock/seededId'
import { edgeGet } from '../../tools/cluster/edgeGet'
import type { Metric } from '../bench/Metric'
import { percentile } from '../bench/measures/percentile'
import type { OpenCluster } from './openCluster'

const domains = 5

/** First visits of domains that were just verified, and of one that no dealer has. */
export const certificates = async ({ database, ports, rootFile, query }: OpenCluster): Promise<Metric[]> => {
  const db = createDatabase({ app: database.app, platform: database.platform, poolSize: 2 })
  const siteId = seededId('site:kauri')
  const [site] = await query<{ id: string }>('select organisation_id as id from sites where id = $1', [siteId])
  const organisationId = site?.id ?? ''
  const actor = { userId: null, name: 'Measuring' }
  const run = randomBytes(3).toString('hex')
  const visit = (host: string) => edgeGet(`https://${host}:${ports.https}/`, rootFile)
  const took: number[] = []
  try {
    for (let number = 0; number < domains; number++) {
      const host = `new-${run}-${number}.example.com`
      const scope = db.forOrganisation(organisationId)
      const claimed = await claimHost(db, { organisationId, siteId, host, actor }, 50)
      if (!claimed.ok) throw new Error(claimed.message)
      const record = (await listHosts(scope, siteId)).find((one) => one.host === host)?.record?.text ?? ''
      await recordHostCheck(scope, { siteId, host, records: [record], actor })
      const begun = performance.now()
      while (!(await visit(host).catch(() => null))) await wait(50)
      took.push(performance.now() - begun)
    }
    const stranger = await visit(`stranger-${run}.example.com`).catch(() => null)
    await query(`delete from host_names where host like 'new-${run}-%'`)
    return [
      {
        name: 'certificate',
        value: percentile(took, 1) / 1000,
        unit: `s, the slowest of ${domains} (p50 ${(percentile(took, 0.5) / 1000).toFixed(2)})`,
      },
      { name: 'certificate-stranger', value: stranger ? 1 : 0, unit: 'handshakes for a name that no dealer has' },
    ]
  } finally {
    await db.close()
  }
}
