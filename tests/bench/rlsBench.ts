import { roleUrls } from '@forecourt/data/migrate/roleUrls'
import pg from 'pg'
import type { BenchContext } from './BenchContext'
import type { Metric } from './Metric'
import { medianMs } from './measures/medianMs'

const query = `select id, slug, name, price_cents from cars where organisation_id = $1 and status = 'in_stock' order by custom_rank desc limit 21`

/** What row-level security costs: the same query as the owner, whom it does not bind, and as the app's role. */
export const rlsBench = async ({ ownerUrl }: BenchContext): Promise<Metric[]> => {
  const owner = new pg.Client({ connectionString: ownerUrl })
  const app = new pg.Client({ connectionString: roleUrls(ownerUrl).app })
  await Promise.all([owner.connect(), app.connect()])
  try {
    const { rows } = await owner.query('select organisation_id from cars group by 1 order by count(*) desc limit 1')
    const organisationId = rows[0]?.organisation_id as string
    const run = (client: pg.Client) => async () => {
      await client.query('begin')
      await client.query("select set_config('app.organisation_id', $1, true)", [organisationId])
      await client.query(query, [organisationId])
      await client.query('commit')
    }
    const without = await medianMs(run(owner), 400)
    const bound = await medianMs(run(app), 400)
    return [
      { name: 'rls-query-without', value: without, unit: 'ms' },
      { name: 'rls-query-with', value: bound, unit: 'ms' },
      { name: 'rls-cost', value: bound / without, unit: 'x' },
    ]
  } finally {
    await Promise.all([owner.end(), app.end()])
  }
}
