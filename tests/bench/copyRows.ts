import type pg from 'pg'

interface CopiedRows {
  readonly table: string
  /** SQL after the table, which is `source`: joins that multiply its rows. */
  readonly join: string
  /** SQL condition of the copied rows. */
  readonly where: string
  /** SQL of the columns that differ in the copies. */
  readonly values: Readonly<Record<string, string>>
}

/** Copies rows of a table, with other values in some columns. Consistent copies need no triggers: use `session_replication_role = replica`. */
export const copyRows = async (client: pg.Client, { table, join, where, values }: CopiedRows): Promise<void> => {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and is_identity = 'NO' order by ordinal_position`,
    [table],
  )
  const names = rows.map(({ name }) => name)
  await client.query(
    `insert into ${table} (${names.map((name) => `"${name}"`).join(', ')})
     select ${names.map((name) => values[name] ?? `source."${name}"`).join(', ')} from ${table} source ${join} where ${where}`,
  )
}
