import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import type { Actor } from '../Actor'
import type { Database, Scope } from '../createDatabase'
import { publishSite } from '../publishing/publishSite'
import { siteForEditing } from '../publishing/siteForEditing'
import { type PublishedSiteName, publishedSite, publishedSites } from '../sites/publishedSites'
import { saveDraft } from '../sites/saveDraft'
import { buildActor } from './buildWorld'

/** A live site; throws if it isn't live. */
export const liveSite = async (db: Database, siteId: string) => {
  const site = await publishedSite(db, siteId)
  if (!site) throw new Error(`The site ${siteId} is not live.`)
  return site
}

/** The live site of a host, as the site server looks it up; null for none. */
export const siteByHost = async (db: Database, host: string): Promise<PublishedSiteName | null> =>
  (await publishedSites(db)).find(({ hosts }) => hosts.includes(host.toLowerCase())) ?? null

/** A site's draft, and `publication` with its current revisions for publishing. Throws if there is no such site. */
export const readDraft = async (scope: Scope, siteId: string) => {
  const editing = await siteForEditing(scope, siteId)
  if (!editing) throw new Error(`There is no site ${siteId}.`)
  const { revision, values } = editing.draft
  const live = editing.site.liveVersion
  return { ...editing, revision, values, live, publication: { siteId, expectedRevision: revision, expectedVersion: live } }
}

/** Saves a draft with other values; returns its new revision. Throws on failure. */
export const changeDraft = async (
  scope: Scope,
  siteId: string,
  change: (values: ConfigValues) => ConfigValues,
  actor: Actor = buildActor,
): Promise<number> => {
  const { values, revision } = await readDraft(scope, siteId)
  const saved = await saveDraft(scope, { siteId, values: change(values), expectedRevision: revision, actor })
  if (!saved.ok) throw new Error(JSON.stringify(saved))
  return saved.revision
}

/** Publishes a draft. Throws on failure. */
export const publishDraft = async (scope: Scope, siteId: string, actor: Actor = buildActor): Promise<number> => {
  const { publication } = await readDraft(scope, siteId)
  const published = await publishSite(scope, { ...publication, note: '', actor })
  if (!published.ok) throw new Error(JSON.stringify(published))
  return published.version
}
