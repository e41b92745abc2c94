import type { consoleClient } from '../console/consoleClient'

/** Resets a demo site to its first version, live and as draft. Returns its id. */
export const resetSite = async (client: ReturnType<typeof consoleClient>, name: string): Promise<string> => {
  const { data } = await client.sites.getList.query({ filter: { q: name } })
  const site = data.find((each) => each.name === name)
  if (!site) throw new Error(`There is no site called ${name}.`)
  const siteId = site.id
  // A schedule of an earlier attempt would publish during this one.
  const { waiting } = await client.schedules.list.query({ siteId })
  if (waiting) await client.schedules.cancel.mutate({ siteId, id: waiting.id })
  const { draft, live } = await client.sites.forEditing.query({ siteId })
  if (live && live.version !== 1) await client.sites.rollBack.mutate({ siteId, version: 1, expectedVersion: live.version })
  await client.sites.restore.mutate({ siteId, version: 1, expectedRevision: draft.revision })
  return siteId
}
