import { publishedSite } from '../../sites/publishedSites'
import type { RenderedSite } from '../../sites/RenderedSite'
import type { useWorld } from '../../testing/useWorld'

/** The northern site of the test world, with deposits online and an account at the test bank. */
export const openReservationSite = async (world: ReturnType<typeof useWorld>): Promise<RenderedSite> => {
  const published = await publishedSite(world.db, world.north.siteId)
  if (!published) throw new Error('The site is not live.')
  await world.db.platform.transaction((tx) =>
    tx.paymentAccount.create({
      data: { organisationId: world.north.organisationId, id: 'north-account', provider: 'testBank', name: 'Bank' },
    }),
  )
  return { ...published, config: { ...published.config, checkout: { ...published.config.checkout, enabled: true, payOnline: true } } }
}
