import type { consoleClient } from '../console/consoleClient'
import { siteAddress } from './addresses'

/** The look of a story's own site, which no template has. */
export const plum = '#7a1f5c'

/** A live site of a story's own, of the business Saltbush: nobody else's sites are touched. */
export const makeSite = async (client: ReturnType<typeof consoleClient>, slug: string, name: string, templateLayerId: string) => {
  const { data: organisations } = await client.organisations.getList.query({ filter: { q: 'Saltbush' } })
  const organisationId = organisations[0]?.id ?? ''
  const { id: siteId } = await client.sites.create.mutate({ organisationId, slug, name, templateLayerId, hosts: [`${slug}.localhost`] })
  const values = {
    identity: { name, email: 'trial@example.com' },
    leads: { notify: ['trial@example.com'] },
    theme: { brandColour: plum },
  }
  const { revision } = await client.sites.saveDraft.mutate({ siteId, values, expectedRevision: 1 })
  await client.sites.publish.mutate({ siteId, expectedRevision: revision, expectedVersion: null, note: 'First version' })
  return { siteId, name, address: siteAddress(slug) }
}
