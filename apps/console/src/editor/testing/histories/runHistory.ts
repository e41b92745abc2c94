import { randomUUID } from 'node:crypto'
import type { Database } from '@forecourt/data/createDatabase'
import { publishSite } from '@forecourt/data/publishing/publishSite'
import { siteForEditing } from '@forecourt/data/publishing/siteForEditing'
import { canonicalJson } from '@forecourt/data/sites/canonicalJson'
import { createSite } from '@forecourt/data/sites/createSite'
import { publishedSite } from '@forecourt/data/sites/publishedSites'
import { listVersions } from '@forecourt/data/sites/versions/listVersions'
import { sameJson } from '@forecourt/schema/sameJson'
import { type Accepted, changedPointers, createEditor, createRandom, type HistoryLog } from './createEditor'

const overlaps = (intended: string, changed: string) =>
  changed === intended || changed.startsWith(`${intended}/`) || intended.startsWith(`${changed}/`)

/** Unintended changes of a draft: a user's work was lost, or came back. */
const unintended = (before: Accepted, after: Accepted): string[] => {
  const { intended } = after
  if (intended === null) return []
  return changedPointers(before.values, after.values)
    .filter((changed) => !intended.some((pointer) => overlaps(pointer, changed)))
    .map((changed) => `revision ${after.revision} by ${after.by} changed ${changed}, which they never meant to`)
}

interface PublishDetail {
  readonly version: number
  readonly replaces: number | null
}

/** All violations in the result of a history; empty if none. */
const checkHistory = async (db: Database, organisationId: string, siteId: string, log: HistoryLog): Promise<string[]> => {
  const scope = db.forOrganisation(organisationId)
  const found: string[] = []
  const editing = await siteForEditing(scope, siteId)
  if (!editing) return ['The site no longer exists.']

  const accepted = log.accepted.toSorted((a, b) => a.revision - b.revision)
  const [first] = accepted
  const isGapless = accepted.every(({ revision }, index) => revision === (first?.revision ?? 0) + index)
  if (!isGapless)
    found.push(`Two writes were taken as one revision, or one was skipped: ${accepted.map(({ revision }) => revision).join(' ')}`)
  const last = accepted.at(-1)
  if (last && (last.revision !== editing.draft.revision || !sameJson(last.values, editing.draft.values)))
    found.push('The draft is not what was saved last.')
  for (const [index, after] of accepted.entries()) {
    const before = accepted[index - 1]
    if (before) found.push(...unintended(before, after))
  }

  const versions = await scope.transaction((tx) => tx.version.findMany({ where: { siteId }, orderBy: { number: 'asc' } }))
  if (versions.some(({ number }, index) => number !== index + 1)) found.push('The versions are not numbered in a row.')
  if (versions.length !== log.published.length + 1) found.push(`${log.published.length} publications made ${versions.length - 1} versions.`)
  for (const { version, revision } of log.published) {
    const stored = versions.find(({ number }) => number === version)
    const revisionFound = accepted.find((each) => each.revision === revision)
    if (!stored || stored.draftRevision !== revision || (revisionFound && !sameJson(stored.values, revisionFound.values)))
      found.push(`Version ${version} is not the draft it was published from.`)
  }

  const notified = await scope.transaction((tx) =>
    tx.auditEntry.findMany({ where: { siteId, action: { in: ['site.publish', 'site.rollBack'] } }, orderBy: { id: 'asc' } }),
  )
  let live: number | null = null
  for (const { detail } of notified) {
    const { version, replaces } = detail as unknown as PublishDetail
    if (replaces !== live) found.push(`Version ${version} replaced ${replaces}, though ${live} was live.`)
    live = version
  }
  if (live !== editing.site.liveVersion) found.push(`Version ${editing.site.liveVersion} is live, though ${live} was last said to be.`)
  if ((await listVersions(scope, siteId)).filter((each) => each.live).length !== 1) found.push('Not exactly one version is live.')
  return found
}

export interface HistoryOutcome {
  readonly problems: readonly string[]
  readonly writes: number
  readonly publications: number
  readonly polls: number
}

const actor = { userId: null, name: 'Founder' }

/** Polls the live site; every response must be one complete version. */
const watchLive = (db: Database, siteId: string) => {
  const seen = new Map<number, Set<string>>()
  let stopped = false
  let polls = 0
  const watching = (async () => {
    while (!stopped) {
      const site = await publishedSite(db, siteId)
      if (!site) continue
      polls++
      seen.set(site.version, (seen.get(site.version) ?? new Set()).add(canonicalJson(site.config)))
    }
  })()
  // Errors while polling are reported by `stop`.
  watching.catch(() => {})
  return {
    polls: () => polls,
    /** Versions that were seen with different contents. */
    stop: async () => {
      stopped = true
      await watching
      return [...seen].filter(([, forms]) => forms.size > 1).map(([version]) => `Version ${version} was seen in two forms.`)
    },
  }
}

/** Simulates a few users who edit, save, undo, publish, restore and roll back one site at random; then checks the result. */
export const runHistory = async (db: Database, organisationId: string, seed: number): Promise<HistoryOutcome> => {
  const random = createRandom(seed)
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

  const log: HistoryLog = { accepted: [{ revision: 1, values, by: actor.name, intended: [] }], published: [], rolledBack: 0 }
  const scope = db.forOrganisation(organisationId)
  const names = ['Ana', 'Ben', 'Cleo', 'Dev', 'Eli'].slice(0, random.between(2, 5))
  const editors = await Promise.all(
    names.map((name, index) => createEditor({ name, scope, siteId, random: createRandom(seed * 31 + index), log })),
  )
  const live = watchLive(db, siteId)
  const turns = random.between(5, 12)
  await Promise.all(
    editors.map(async ({ runAction, finish }) => {
      for (let turn = 0; turn < turns; turn++) await runAction()
      await finish()
    }),
  )
  for (const { close } of editors) close()
  const partialVersions = await live.stop()
  const problems = [...partialVersions, ...(await checkHistory(db, organisationId, siteId, log))]
  return { problems, writes: log.accepted.length - 1, publications: log.published.length + log.rolledBack, polls: live.polls() }
}
