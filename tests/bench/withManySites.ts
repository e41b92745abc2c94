import { createDatabase, type Database } from '@forecourt/data/createDatabase'
import { connect } from '@forecourt/data/migrate/connect'
import { testDatabase } from '@forecourt/data/testing/testDatabase'
import { seedDemo } from '@forecourt/seeds/seedDemo'

/** The demo's sites over and over, each with its layers, its draft and what is live, under names of its own. */
const copies = `
  with numbered as (
    select number, demo.* from generate_series(1, $1::int) as number
    join (select *, row_number() over (order by slug) - 1 as place, count(*) over () as many from sites) as demo on demo.place = number % demo.many
  ), made as (
    insert into sites (organisation_id, id, slug, name, status, template_layer_id, manufacturer_layer_id)
    select organisation_id, 'many-' || number, 'many-' || number, name || ' ' || number, 'draft', template_layer_id, manufacturer_layer_id from numbered
    returning id
  ), drafted as (
    insert into drafts (organisation_id, site_id, schema_version, values)
    select numbered.organisation_id, 'many-' || number, draft.schema_version, draft.values
    from numbered join drafts draft on draft.site_id = numbered.id returning site_id
  )
  insert into versions (organisation_id, site_id, number, hash, schema_version, values, config, layers, draft_revision, author_name)
  select numbered.organisation_id, 'many-' || numbered.number, 1, version.hash, version.schema_version, version.values, version.config,
    version.layers, version.draft_revision, version.author_name
  from numbered join versions version on version.site_id = numbered.id and version.number = numbered.live_version`

/** Does something with a database in which the demo's sites stand many times over, and removes it. */
export const withManySites = async <T>(count: number, work: (db: Database) => Promise<T>): Promise<T> => {
  const database = await testDatabase()
  try {
    await seedDemo({ urls: database.urls, mediaDirectory: null, log: () => {} })
    await connect(database.urls.platform, async (client) => {
      await client.query(copies, [count])
      await client.query(`update sites set live_version = 1, status = 'live' where id like 'many-%'`)
    })
    const db = createDatabase(database.urls)
    try {
      return await work(db)
    } finally {
      await db.close()
    }
  } finally {
    await database.close()
  }
}
