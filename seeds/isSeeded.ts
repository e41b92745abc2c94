import pg from 'pg'

/** Whether the database has anything in it that seeding must not touch. */
export const isSeeded = async (ownerUrl: string) => {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from organisations limit 1')
    return (rowCount ?? 0) > 0
  } finally {
    await client.end()
  }
}
