import type pg from 'pg'

/** A foreign key between two tables; columns in pairs. */
export interface ForeignKey {
  readonly child: string
  readonly childColumns: readonly string[]
  readonly parent: string
  readonly parentColumns: readonly string[]
  /** `c`: deleting the parent deletes the child; `n`: it sets `nulled` to null; otherwise it is refused. */
  readonly onDelete: string
  readonly nulled: readonly string[]
}

/** Rows without an organisation of their own that belong to the organisation of another row. */
export const dependants = [
  { table: 'layer_releases', column: 'layer_id', parent: 'layers' },
  { table: 'layer_drafts', column: 'layer_id', parent: 'layers' },
  { table: 'accessories', column: 'model_id', parent: 'models' },
] as const

export interface Tables {
  /** Columns that can be written, by table. */
  readonly columns: ReadonlyMap<string, readonly string[]>
  readonly primaryKeys: ReadonlyMap<string, readonly string[]>
  /** Tables whose rows name their organisation; in some it is null for rows of the platform. */
  readonly owned: readonly string[]
  readonly foreignKeys: readonly ForeignKey[]
  /** Columns whose values come from a sequence: table and column. */
  readonly counted: readonly (readonly [string, string])[]
}

/** Reads the tables of the platform from the database's catalogue. */
export const describeTables = async (client: pg.Client): Promise<Tables> => {
  const { rows } = await client.query<{ table: string; column: string; counted: boolean }>(`
    select c.table_name as "table", c.column_name as "column", coalesce(c.column_default like 'nextval%', false) or c.is_identity = 'YES' as counted
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER' and c.table_name not like '\\_prisma%'
    order by c.table_name, c.ordinal_position`)
  const columns = new Map<string, string[]>()
  for (const { table, column } of rows) columns.set(table, [...(columns.get(table) ?? []), column])
  const foreign = await client.query<ForeignKey>(`
    select k.conrelid::regclass::text as child, k.confrelid::regclass::text as parent,
      array(select attname::text from unnest(k.conkey) with ordinality n(num, at)
        join pg_attribute on attrelid = k.conrelid and attnum = n.num order by n.at) as "childColumns",
      array(select attname::text from unnest(k.confkey) with ordinality n(num, at)
        join pg_attribute on attrelid = k.confrelid and attnum = n.num order by n.at) as "parentColumns",
      k.confdeltype::text as "onDelete",
      array(select attname::text from pg_attribute where attrelid = k.conrelid and attnum = any(coalesce(k.confdelsetcols, k.conkey))) as nulled
    from pg_constraint k where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.conparentid = 0`)
  const keys = await client.query<{ table: string; columns: string[] }>(`
    select k.conrelid::regclass::text as "table",
      array(select attname::text from unnest(k.conkey) with ordinality n(num, at)
        join pg_attribute on attrelid = k.conrelid and attnum = n.num order by n.at) as columns
    from pg_constraint k where k.contype = 'p' and k.connamespace = 'public'::regnamespace`)
  return {
    columns,
    primaryKeys: new Map(keys.rows.map(({ table, columns: names }) => [table, names])),
    owned: [...columns].flatMap(([table, names]) => (names.includes('organisation_id') ? table : [])),
    foreignKeys: foreign.rows,
    counted: rows.flatMap(({ table, column, counted }) => (counted ? [[table, column] as const] : [])),
  }
}

/** The condition that a row `c` refers to a row `p`. */
export const refers = ({ childColumns, parentColumns }: ForeignKey): string =>
  childColumns.map((column, at) => `c."${column}" = p."${parentColumns[at]}"`).join(' and ')
