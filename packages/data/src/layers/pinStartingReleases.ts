import type { Transaction } from '../Transaction'
import { usesLayer } from './listLayers'

/**
 * Pins a new site's layers to the newest release that wasn't withdrawn, which is one whose roll-outs were all undone. Without a pin, a site
 * uses the newest release.
 */
export const pinStartingReleases = async (tx: Transaction, siteId: string): Promise<void> => {
  await tx.$executeRaw`
    insert into layer_pins (organisation_id, site_id, layer_id, revision)
    select site.organisation_id, site.id, layer.id, start.revision
    from sites site
    join layers layer on ${usesLayer}
    cross join lateral (
      select max(release.revision) as revision from layer_releases release
      where release.layer_id = layer.id and coalesce((
        select bool_or(rollout.undone_at is null) from rollouts rollout
        where rollout.layer_id = release.layer_id and rollout.revision = release.revision), true)
    ) start
    where site.id = ${siteId} and start.revision < layer.revision
    on conflict do nothing`
}
