import { createDatabase } from '../createDatabase'
import { publishSite } from '../publishing/publishSite'
import { siteForEditing } from '../publishing/siteForEditing'
import { saveDraft } from '../sites/saveDraft'

/**
 * A process that changes and publishes a site until it is killed: two settings say the same number, so that anything but a whole
 * version can be told. It says a line after each publication.
 */
const [, , app = '', platform = '', organisationId = '', siteId = ''] = process.argv
const db = createDatabase({ app, platform, poolSize: 2 })
const scope = db.forOrganisation(organisationId)
const actor = { userId: null, name: 'Doomed' }
for (;;) {
  const editing = await siteForEditing(scope, siteId)
  if (!editing) throw new Error('The site is gone.')
  const { draft, site } = editing
  const number = String(draft.revision + 1)
  const values = {
    ...draft.values,
    identity: { ...draft.values.identity, tagline: number },
    header: { ...draft.values.header, announcement: number },
  }
  const saved = await saveDraft(scope, { siteId, values, expectedRevision: draft.revision, actor })
  if (!saved.ok) throw new Error(saved.reason)
  await publishSite(scope, { siteId, note: number, expectedRevision: saved.revision, expectedVersion: site.liveVersion, actor })
  console.log(number)
}
