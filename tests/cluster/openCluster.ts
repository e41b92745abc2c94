import dns from 'node:dns'
import pg from 'pg'
import type { ClusterAddresses } from '../../tools/cluster/startCluster'

export interface OpenCluster extends ClusterAddresses {
  /** Queries as the owner of the database, with a connection that bypasses the pooler. */
  query<Row extends pg.QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>
}

/** The cluster that started this process. Also replaces `dns.lookup` of this process, so that every host name leads to this machine. */
export const openCluster = (): OpenCluster => {
  const cluster = JSON.parse(process.env.CLUSTER ?? 'null') as ClusterAddresses | null
  if (!cluster) throw new Error('Start the measurements by `npm run cluster -- measure`.')
  const local: typeof dns.lookup = Object.assign((_name: string, options: unknown, given?: unknown) => {
    const done = (typeof options === 'function' ? options : given) as (error: null, address: unknown, family?: number) => void
    const isAll = typeof options === 'object' && options !== null && 'all' in options && options.all
    if (isAll) done(null, [{ address: '127.0.0.1', family: 4 }])
    else done(null, '127.0.0.1', 4)
  }, dns.lookup) as typeof dns.lookup
  dns.lookup = local
  return {
    ...cluster,
    async query(sql, values) {
      const client = new pg.Client({ connectionString: cluster.database.owner })
      client.on('error', () => {})
      await client.connect()
      try {
        return (await client.query(sql, values)).rows
      } finally {
        await client.end()
      }
    },
  }
}
