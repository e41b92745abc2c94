import { randomUUID } from 'node:crypto'
import type { Database } from '../createDatabase'
import type { RenderedSite } from '../sites/RenderedSite'

/**
 * Values a vehicle again whose offer ran out: a valuation of its own with the same answers, photos and lead, to be given a figure of
 * today. Asked twice at once there is one. Null where nothing ran out.
 */
export const renewValuation = (
  db: Database,
  { organisationId, siteId }: Pick<RenderedSite, 'organisationId' | 'siteId'>,
  id: string,
  now: string,
): Promise<string | null> =>
  db.forOrganisation(organisationId).transaction(async (tx) => {
    const at = new Date(now)
    const [before] = await tx.$queryRaw<{ vehicleId: string }[]>`
      select vehicle_id as "vehicleId" from valuations
      where organisation_id = ${organisationId} and site_id = ${siteId} and id = ${id} and sent_at is not null for update`
    if (!before) return null
    const newer = await tx.valuation.findFirst({
      where: { organisationId, vehicleId: before.vehicleId, sentAt: { not: null } },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    })
    if (newer?.state !== 'valued') return null
    if (newer.validUntil !== null && newer.validUntil > at) return newer.id === id ? null : newer.id
    const { vehicleId, carId, km, answers, photos, leadId } = newer
    const created = randomUUID()
    await tx.valuation.createMany({
      data: [
        {
          organisationId,
          id: created,
          siteId,
          vehicleId,
          carId,
          confirmed: true,
          km,
          answers: answers ?? {},
          photos,
          photosDone: true,
          leadId,
          sentAt: at,
          createdAt: at,
          updatedAt: at,
        },
      ],
    })
    return created
  })
