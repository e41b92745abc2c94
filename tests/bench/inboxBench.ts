import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createDatabase } from '@forecourt/data/createDatabase'
import { startPostgres } from '@forecourt/data/embedded/startPostgres'
import { getConversation } from '@forecourt/data/leads/inbox/getConversation'
import { inboxCounts } from '@forecourt/data/leads/inbox/inboxCounts'
import { type InboxFilter, listConversations } from '@forecourt/data/leads/inbox/listConversations'
import { connect } from '@forecourt/data/migrate/connect'
import { migrate } from '@forecourt/data/migrate/migrate'
import { roleUrls } from '@forecourt/data/migrate/roleUrls'
import { insertOrganisation } from '@forecourt/data/organisations/insertOrganisation'
import type { Metric } from './Metric'
import { medianMs } from './measures/medianMs'

const conversations = 100_000
const organisationId = '100k'

/** What somebody asks the inbox for, by name. */
const questions: { readonly [name: string]: InboxFilter } = {
  open: {},
  waiting: { view: 'waiting' },
  mine: { view: 'mine' },
  done: { view: 'closed' },
  unread: { view: 'open', unread: true },
  stage: { view: 'all', stage: 'negotiating', source: 'Google' },
  word: { q: 'corolla' },
  words: { q: '2020 corolla' },
  apart: { q: 'corolla rio' },
  digits: { q: '99 990' },
  name: { q: 'shopper 99990' },
  nobody: { q: 'nobody is called that' },
  phone: { q: '0400 099 990' },
}

/** The inbox of a hundred thousand conversations: a page of each division, filters, searches, counts and one conversation. */
export const inboxBench = async (): Promise<Metric[]> => {
  const directory = await mkdtemp(path.join(tmpdir(), 'forecourt-inbox-'))
  const server = await startPostgres({ directory: path.join(directory, 'postgres') })
  const db = createDatabase(roleUrls(server.url))
  try {
    await migrate(server.url)
    const now = new Date().toISOString()
    await db.platform.transaction((tx) => insertOrganisation(tx, { id: organisationId, slug: 'many', name: 'Many' }))
    await connect(server.url, async (client) => {
      // No checks of what is made up here: a hundred thousand of them take longer than all that is measured.
      await client.query('set session_replication_role = replica')
      await client.query(
        `insert into conversations (organisation_id, id, name, last_name, email, phone, stage, lost_reason, site_ids, car_name, form, source,
          assigned_to, last_at, last_by, last_text, waits_since, search, created_at)
        select $1, 'c' || n, 'Shopper', n::text, 'shopper' || n || '@shopper.example', '+614' || lpad(n::text, 8, '0'),
          stage, case when stage = 'lost' then 'Price' end, array['site-' || n % 7], car, 'vehicle', case when n % 3 = 0 then 'Google' end,
          case when n % 5 > 0 then 'user-' || n % 40 end, now() - n * interval '3 minutes', case when n % 2 = 0 then 'shopper' else 'dealer' end,
          'Is it still there?', case when n % 11 = 0 then now() - n * interval '3 minutes' end,
          lower('Shopper ' || n || ' shopper' || n || '@shopper.example 614' || lpad(n::text, 8, '0') || ' ' || car || ' ' || repeat('words that somebody wrote about it ', 8)), now()
        from (
          select n, (array['new', 'contacted', 'appointment', 'negotiating', 'sold', 'lost', 'spam'])[1 + n % 7] as stage,
            '2020 ' || (array['Toyota Corolla', 'Mazda CX-5', 'Ford Ranger', 'Kia Rio'])[1 + n % 4] as car
          from generate_series(1, $2::int) n
        ) made`,
        [organisationId, conversations],
      )
      await client.query(
        'insert into conversation_words select c.organisation_id, said.word, c.id from conversations c cross join lateral conversation_words_of(c.search) said',
      )
      await client.query(
        `insert into conversation_entries (organisation_id, conversation_id, kind, at, text)
        select $1, 'c' || n % $2::int + 1, 'note', now(), 'Called twice' from generate_series(1, $2::int * 3) n`,
        [organisationId, conversations],
      )
      await client.query(
        `insert into conversation_reads (organisation_id, conversation_id, user_id, read_at)
        select $1, id, 'user-1', now() from conversations where id like '%3'`,
        [organisationId],
      )
      await client.query('analyze')
    })
    const scope = db.forOrganisation(organisationId)
    const metrics: Metric[] = []
    for (const [of, siteIds] of [
      ['all', null],
      ['one-site', ['site-3']],
    ] as const) {
      const reader = { userId: 'user-1', siteIds, now }
      for (const [name, filter] of Object.entries(questions)) {
        const ask = () => listConversations(scope, reader, { filter, after: null, limit: 51 })
        const found = (await ask()).length
        if (of === 'all' && ['open', 'word'].includes(name) && found !== 51) throw new Error(`${name} was to fill a page.`)
        metrics.push({ name: `inbox-100k-${of}-${name}`, value: await medianMs(ask, 9), unit: 'ms' })
      }
      metrics.push({ name: `inbox-100k-${of}-counts`, value: await medianMs(() => inboxCounts(scope, reader), 9), unit: 'ms' })
      metrics.push({ name: `inbox-100k-${of}-one`, value: await medianMs(() => getConversation(scope, 'c500', reader), 9), unit: 'ms' })
    }
    return metrics
  } finally {
    await db.close()
    await server.stop()
    await rm(directory, { recursive: true })
  }
}
