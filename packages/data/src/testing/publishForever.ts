import { createDatabase } from '../createDatabase'
import { changeDraft, publishDraft, readDraft } from './siteDraft'

/**
 * A process that changes and publishes a site until it is killed. Two settings have the same number, so that a partial version can be
 * detected. Prints a line after each publication.
 */
const [, , app = '', platform = '', organisationId = '', siteId = ''] = process.argv
const db = createDatabase({ app, platform, poolSize: 2 })
const scope = db.forOrganisation(organisationId)
const actor = { userId: null, name: 'Doomed' }
for (;;) {
  const { revision } = await readDraft(scope, siteId)
  const number = String(revision + 1)
  await changeDraft(
    scope,
    siteId,
    (values) => ({
      ...values,
      identity: { ...values.identity, tagline: number },
      header: { ...values.header, announcement: number },
    }),
    actor,
  )
  await publishDraft(scope, siteId, actor)
  console.log(number)
}
