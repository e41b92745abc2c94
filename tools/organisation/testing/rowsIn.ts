import { connect } from '@forecourt/data/migrate/connect'
import type { TestDatabase } from '@forecourt/data/testing/testDatabase'
import { describeTables } from '../describeTables'

/** Every row of the platform as text, by table; of one organisation or all. */
export const rowsIn = ({ ownerUrl }: Pick<TestDatabase, 'ownerUrl'>, organisationId?: string): Promise<Record<string, string[]>> =>
  connect(ownerUrl, async (client) => {
    const { columns, owned } = await describeTables(client)
    const rows: Record<string, string[]> = {}
    for (const table of columns.keys()) {
      const where = organisationId === undefined ? 'true' : owned.includes(table) ? `organisation_id = '${organisationId}'` : 'false'
      const found = await client.query<{ row: string }>(`select to_jsonb(t)::text as row from "${table}" t where ${where} order by 1`)
      if (found.rowCount) rows[table] = found.rows.map(({ row }) => row)
    }
    return rows
  })
