import type { Database } from '@forecourt/data/createDatabase'
import { siteForEditing } from '@forecourt/data/publishing/siteForEditing'
import { listVersions } from '@forecourt/data/sites/versions/listVersions'
import { sameJson } from '@forecourt/schema/sameJson'
import { changedPointers } from './changedPointers'
import type { Accepted, HistoryLog } from './createEditor'

const covers = (meant: string, changed: string) => changed === meant || changed.startsWith(`${meant}/`) || meant.startsWith(`${changed}/`)

/** Changes of a draft that nobody meant: somebody's work was lost, or came back from the dead. */
const unmeant = (before: Accepted, after: Accepted): string[] => {
  const { meant } = after
  if (meant === null) return []
  return changedPointers(before.values, after.values)
    .filter((changed) => !meant.some((pointer) => covers(pointer, changed)))
    .map((changed) => `revision ${after.revision} by ${after.by} changed ${changed}, which they never meant to`)
}

interface PublishNews {
  readonly version: number
  readonly replaces: number | null
}

/** Everything that is wrong with what became of a history; empty when nothing is. */
export const checkHistory = async (db: Database, organisationId: string, siteId: string, log: HistoryLog): Promise<string[]> => {
  const scope = db.forOrganisation(organisationId)
  const found: string[] = []
  const editing = await siteForEditing(scope, siteId)
  if (!editing) return ['The site is gone.']

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
    if (before) found.push(...unmeant(before, after))
  }

  const versions = await scope.transaction((tx) => tx.version.findMany({ where: { siteId }, orderBy: { number: 'asc' } }))
  if (versions.some(({ number }, index) => number !== index + 1)) found.push('The versions are not numbered in a row.')
  if (versions.length !== log.published.length + 1) found.push(`${log.published.length} publications made ${versions.length - 1} versions.`)
  for (const { version, revision } of log.published) {
    const stored = versions.find(({ number }) => number === version)
    const said = accepted.find((each) => each.revision === revision)
    if (!stored || stored.draftRevision !== revision || (said && !sameJson(stored.values, said.values)))
      found.push(`Version ${version} is not the draft it was published from.`)
  }

  const told = await scope.transaction((tx) =>
    tx.auditEntry.findMany({ where: { siteId, action: { in: ['site.publish', 'site.rollBack'] } }, orderBy: { id: 'asc' } }),
  )
  let live: number | null = null
  for (const { detail } of told) {
    const { version, replaces } = detail as unknown as PublishNews
    if (replaces !== live) found.push(`Version ${version} replaced ${replaces}, though ${live} was live.`)
    live = version
  }
  if (live !== editing.site.liveVersion) found.push(`Version ${editing.site.liveVersion} is live, though ${live} was last said to be.`)
  if ((await listVersions(scope, siteId)).filter((each) => each.live).length !== 1) found.push('Not exactly one version is live.')
  return found
}
