import { randomUUID } from 'node:crypto'
import type { Database } from '@forecourt/data/createDatabase'
import { publishSite } from '@forecourt/data/publishing/publishSite'
import { canonicalJson } from '@forecourt/data/sites/canonicalJson'
import { createSite } from '@forecourt/data/sites/createSite'
import { publishedSite } from '@forecourt/data/sites/publishedSite'
import { chance as chanceOf } from './chance'
import { checkHistory } from './checkHistory'
import { createEditor, type HistoryLog } from './createEditor'

export interface HistoryOutcome {
  readonly problems: readonly string[]
  readonly writes: number
  readonly publications: number
  readonly looks: number
}

const actor = { userId: null, name: 'Founder' }

/** Looks at the live site again and again; everything seen must be one version, whole. */
const watchLive = (db: Database, siteId: string) => {
  const seen = new Map<number, Set<string>>()
  let stopped = false
  let looks = 0
  const watching = (async () => {
    while (!stopped) {
      const site = await publishedSite(db, siteId)
      if (!site) continue
      looks++
      seen.set(site.version, (seen.get(site.version) ?? new Set()).add(canonicalJson(site.config)))
    }
  })()
  // What goes wrong while looking is said when it stops.
  watching.catch(() => {})
  return {
    looks: () => looks,
    /** Versions that were seen in more than one form. */
    stop: async () => {
      stopped = true
      await watching
      return [...seen].filter(([, forms]) => forms.size > 1).map(([version]) => `Version ${version} was seen in two forms.`)
    },
  }
}

/** A few people edit, save, undo, publish, restore and roll back one site at once, as chance has it; then everything is looked at. */
export const runHistory = async (db: Database, organisationId: string, seed: number): Promise<HistoryOutcome> => {
  const chance = chanceOf(seed)
  const siteId = randomUUID()
  const slug = `history-${siteId.slice(0, 8)}`
  const values = { identity: { name: `History ${seed}` }, leads: { notify: ['history@example.com'] } }
  const made = await createSite(db.platform, {
    siteId,
    organisationId,
    slug,
    name: slug,
    templateLayerId: 'template-plain',
    hosts: [`${slug}.localhost`],
    values,
    actor,
  })
  if (!made.ok) throw new Error(made.message)
  const first = await publishSite(db.platform, { siteId, note: '', expectedRevision: 1, expectedVersion: null, actor })
  if (!first.ok) throw new Error(JSON.stringify(first))

  const log: HistoryLog = { accepted: [{ revision: 1, values, by: actor.name, meant: [] }], published: [], rolledBack: 0 }
  const scope = db.forOrganisation(organisationId)
  const names = ['Ana', 'Ben', 'Cleo', 'Dev', 'Eli'].slice(0, chance.between(2, 5))
  const editors = await Promise.all(
    names.map((name, index) => createEditor({ name, scope, siteId, chance: chanceOf(seed * 31 + index), log })),
  )
  const live = watchLive(db, siteId)
  const turns = chance.between(5, 12)
  await Promise.all(
    editors.map(async ({ act, finish }) => {
      for (let turn = 0; turn < turns; turn++) await act()
      await finish()
    }),
  )
  for (const { close } of editors) close()
  const halves = await live.stop()
  const problems = [...halves, ...(await checkHistory(db, organisationId, siteId, log))]
  return { problems, writes: log.accepted.length - 1, publications: log.published.length + log.rolledBack, looks: live.looks() }
}
