import { layerForEditing } from '@forecourt/data/layers/layerForEditing'
import { layerImpact } from '@forecourt/data/publishing/rollouts/layerImpact'
import type { Metric } from './Metric'
import { withManySites } from './withManySites'

const sites = 5_000
/** As the console asks for them. */
const limit = 250

/** The longest time in milliseconds in which nothing else got its turn, while something was going on. */
const longestBlock = () => {
  let [last, longest, running] = [performance.now(), 0, true]
  const tick = () => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
    if (running) setImmediate(tick)
  }
  setImmediate(tick)
  return () => {
    running = false
    return longest
  }
}

/** How long it takes to say what a changed template does to 5,000 sites, batch by batch with progress, and how long it keeps others waiting. */
export const templateImpactBench = (): Promise<Metric[]> =>
  withManySites(sites, async (db) => {
    const layerId = await db.platform.transaction(async (tx) => {
      const { id } = await tx.layer.findFirstOrThrow({ where: { kind: 'template' }, orderBy: { slug: 'asc' } })
      await tx.site.updateMany({ data: { templateLayerId: id } })
      return id
    })
    const layer = await layerForEditing(db.platform, layerId)
    if (!layer) throw new Error('The demo has no template.')
    const { released } = layer
    const candidate = {
      ...released,
      values: {
        ...released.values,
        header: { ...released.values.header, showTopBar: true },
        search: { ...released.values.search, pageSize: 33 },
      },
    }
    let [looked, different, first, batches] = [0, 0, 0, 0]
    const block = longestBlock()
    const begun = performance.now()
    for (let after: string | undefined; ; ) {
      const batch = await layerImpact(db.platform, { layerId, candidate, filter: {}, after, limit })
      looked += batch.sites.length
      different += batch.sites.filter(({ changesKey }) => changesKey !== null).length
      batches++
      if (batches === 1) first = performance.now() - begun
      if (batch.next === null) break
      after = batch.next
    }
    const seconds = (performance.now() - begun) / 1000
    return [
      { name: 'template-impact-sites', value: looked, unit: 'sites' },
      { name: 'template-impact-different', value: different, unit: 'sites' },
      { name: 'template-impact-5000-sites', value: seconds, unit: 's' },
      { name: 'template-impact-first-batch', value: first, unit: 'ms' },
      { name: 'template-impact-longest-block', value: block(), unit: 'ms' },
    ]
  })
