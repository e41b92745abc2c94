import { layerForEditing } from '@forecourt/data/layers/layerForEditing'
import { releaseLayer } from '@forecourt/data/layers/releaseLayer'
import { saveLayerDraft } from '@forecourt/data/layers/saveLayerDraft'
import { continueRollout, startRollout } from '@forecourt/data/publishing/rollouts/continueRollout'
import { buildActor as actor } from '@forecourt/data/testing/buildWorld'
import { changeDraft, publishDraft } from '@forecourt/data/testing/siteDraft'
import type { useWorld } from '@forecourt/data/testing/useWorld'

/** Repeatable random numbers below a bound. */
export const random = (seed: number) => {
  let state = seed
  return (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return Math.floor((state / 4_294_967_296) * below)
  }
}

interface Changed {
  readonly world: ReturnType<typeof useWorld>
  /** Ids of cars. */
  readonly cars: readonly string[]
  readonly below: (bound: number) => number
}

/** Releases the template with another page size or layout of cards, and rolls it out to the site. */
const releaseTemplate = async ({ world, below }: Changed): Promise<void> => {
  const layerId = 'template-plain'
  const platform = world.db.platform
  const found = await layerForEditing(platform, layerId)
  if (!found) throw new Error('The template is missing.')
  const values = {
    search: { pageSize: 12 + below(20) },
    card: { layout: below(2) === 0 ? 'wide' : 'stacked' },
  } as const
  const saved = await saveLayerDraft(platform, { layerId, values, expectedRevision: found.draft.revision, actor })
  if (!saved.ok) throw new Error(JSON.stringify(saved))
  const { locks } = found.draft.layer
  const released = await releaseLayer(platform, { layerId, note: '', expectedRevision: saved.revision, expectedLocks: locks, actor })
  if (!released.ok) {
    if (released.reason === 'nothing') return
    throw new Error(JSON.stringify(released))
  }
  const rollout = await startRollout(platform, { layerId, revision: released.revision, siteIds: [world.north.siteId], note: '', actor })
  if (!rollout.ok) throw new Error(rollout.message)
  await continueRollout(platform, rollout.rolloutId, { forMs: 20_000, actor })
}

/** A change of a dealer's site by staff, an import or the platform. */
export interface DealerChange {
  readonly kind: 'publish' | 'template' | 'price' | 'rate' | 'car' | 'record'
  readonly apply: () => Promise<unknown>
}

/** Changes of each kind that pages show, on the dealer “north”. `day` is the simulated date. */
export const dealerChanges = (changed: Changed, day: string): readonly DealerChange[] => {
  const { world, cars, below } = changed
  const { organisationId, siteId } = world.north
  const scope = world.db.forOrganisation(organisationId)
  const car = () => cars[below(cars.length)] ?? ''
  const sql = (text: string) => () => world.db.platform.transaction((tx) => tx.$executeRawUnsafe(text))
  return [
    { kind: 'price', apply: sql(`update cars set drive_away_cents = ${1_500_000 + below(20_000) * 100} where id = '${car()}'`) },
    { kind: 'price', apply: sql(`update cars set drive_away_cents = drive_away_cents - 50000 where id in ('${car()}', '${car()}')`) },
    { kind: 'car', apply: sql(`update cars set status = 'sold', sold_at = '${day}', reserved = false where id = '${car()}'`) },
    { kind: 'car', apply: sql(`update cars set status = 'in_stock', sold_at = null where id = '${car()}'`) },
    {
      kind: 'car',
      apply: sql(`update cars set dealer_comments = 'Comment ${below(1000)}', custom_rank = ${below(5)} where id = '${car()}'`),
    },
    { kind: 'car', apply: sql(`delete from car_images where car_id = '${car()}'`) },
    {
      kind: 'car',
      apply: sql(
        `insert into car_images (organisation_id, car_id, position, key, alt) values ('${organisationId}', '${car()}', ${20 + below(1_000_000)}, 'stock/${below(100)}.webp', 'A photo') on conflict do nothing`,
      ),
    },
    {
      kind: 'rate',
      apply: sql(
        `insert into lenders (organisation_id, name, provider, interest_rate, comparison_rate, term_years) values ('${organisationId}', 'Lender', 'none', ${5 + below(5)}, ${6 + below(5)}, 5)`,
      ),
    },
    { kind: 'rate', apply: sql(`update lenders set interest_rate = ${5 + below(9)}.49, comparison_rate = ${6 + below(9)}.99`) },
    { kind: 'rate', apply: sql('delete from lenders') },
    {
      kind: 'record',
      apply: sql(`update locations set phone = '02 9000 ${1000 + below(9000)}' where organisation_id = '${organisationId}'`),
    },
    {
      kind: 'record',
      apply: sql(`update reviews set rating = ${1 + below(5)}, text = 'Text ${below(99)}' where organisation_id = '${organisationId}'`),
    },
    {
      kind: 'record',
      apply: sql(
        `insert into offers (organisation_id, name, description, category, on_cars, starts_on, ends_on) values ('${organisationId}', 'Offer ${below(1000)}', 'Free mats', 'New', true, '${day.slice(0, 10)}', '2099-12-31')`,
      ),
    },
    { kind: 'record', apply: sql(`delete from offers where organisation_id = '${organisationId}'`) },
    {
      kind: 'publish',
      apply: async () => {
        await changeDraft(scope, siteId, (values) => ({
          ...values,
          footer: { ...(values.footer as object), line: `Line ${below(100_000)}` },
        }))
        await publishDraft(scope, siteId)
      },
    },
    { kind: 'template', apply: () => releaseTemplate(changed) },
  ]
}
