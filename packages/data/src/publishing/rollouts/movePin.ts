import type { Transaction } from '../../Transaction'

interface Pin {
  readonly organisationId: string
  readonly siteId: string
  readonly layerId: string
}

/** Makes a site use a release of a layer; null is the newest, whatever comes. */
export const movePin = async (tx: Transaction, { organisationId, siteId, layerId }: Pin, revision: number | null): Promise<void> => {
  if (revision === null) await tx.layerPin.deleteMany({ where: { organisationId, siteId, layerId } })
  else
    await tx.layerPin.upsert({
      where: { organisationId_siteId_layerId: { organisationId, siteId, layerId } },
      update: { revision },
      create: { organisationId, siteId, layerId, revision },
    })
}
