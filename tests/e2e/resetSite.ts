import type { consoleClient } from '../console/consoleClient'

/** Puts a demo site back to how it shipped: its first version live, and in the draft. Gives its id. */
export const resetSite = async (client: ReturnType<typeof consoleClient>, name: string): Promise<string> => {
  const { data } = await client.sites.getList.query({ filter: { q: name } })
  const site = data.find((each) => each.name === name)
  if (!site) throw new Error(`There is no site called ${name}.`)
  const siteId = site.id
  if (site.liveVersion !== 1) await client.sites.rollBack.mutate({ siteId, version: 1, expectedVersion: site.liveVersion })
  const { draft } = await client.sites.forEditing.query({ siteId })
  await client.sites.restore.mutate({ siteId, version: 1, expectedRevision: draft.revision })
  return siteId
}
