import type { consoleClient } from '../console/consoleClient'
import { resetSite } from './resetSite'

type Client = ReturnType<typeof consoleClient>

const group = 'Meridian Motor Group'

/** Publishes the group's site with phone numbers that show on a press (VDP-18), which no demo site does. */
export const maskPhones = async (client: Client): Promise<void> => {
  const siteId = await resetSite(client, group)
  const { draft, live } = await client.sites.forEditing.query({ siteId })
  const { revision } = await client.sites.saveDraft.mutate({
    siteId,
    values: { ...draft.values, phone: { ...(draft.values.phone as object), startsRevealed: false } },
    expectedRevision: draft.revision,
  })
  await client.sites.publish.mutate({ siteId, expectedRevision: revision, expectedVersion: live?.version ?? null, note: 'Masked numbers' })
}

/** Publishes the group's site as it was. */
export const unmaskPhones = async (client: Client): Promise<void> => {
  await resetSite(client, group)
}
