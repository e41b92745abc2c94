import { describe, expect, it } from 'vitest'
import type { LiveSite, Refresh } from '../sites/createSiteRegistry'
import { createCacheInvalidator } from './createCacheInvalidator'

const publish = (version?: number): Refresh => ({
  kind: 'site',
  organisationId: 'o',
  siteId: 's',
  ...(version !== undefined && { version }),
})
const siteTag = ['site:s']

/** A registry that loads the site anew as the real one does: not for a version it holds. */
function setUp() {
  const world = { live: 1, held: { published: { version: 1 } } as LiveSite, waiting: null as Promise<void> | null }
  const expired: (readonly string[] | null)[] = []
  const refresher = createCacheInvalidator({
    registry: {
      refresh: async (...changes) => {
        for (const change of changes) {
          const isHeld = change.kind === 'site' && change.version === world.held.published.version
          if (change.kind === 'site' && !isHeld) world.held = { published: { version: world.live } } as LiveSite
        }
      },
      byId: async () => world.held,
    },
    settled: async () => world.waiting ?? undefined,
    expire: (tags) => void expired.push(tags),
  })
  return { world, expired, refresher }
}

describe('taking over changes', () => {
  it('has pages made anew once for a publish that is told twice', async () => {
    const { world, expired, refresher } = setUp()
    world.live = 2
    await refresher([publish(2)])
    await refresher([publish(2)])
    expect(expired).toEqual([siteTag])
  })

  it('keeps whoever tells it second waiting until the first is done, so that no answer comes before the old pages are gone', async () => {
    const { world, expired, refresher } = setUp()
    world.live = 2
    let settle = () => {}
    world.waiting = new Promise((resolve) => {
      settle = resolve
    })
    const first = refresher([publish(2)])
    let answered = false
    const second = refresher([publish(2)]).then(() => {
      answered = true
    })
    await new Promise((resolve) => setTimeout(resolve))
    expect([answered, expired]).toEqual([false, []])
    settle()
    await Promise.all([first, second])
    expect(expired).toEqual([siteTag])
  })

  it.each<{ name: string; changes: readonly Refresh[]; live: number }>([
    { name: 'goes back to the version before', changes: [publish(1)], live: 1 },
    { name: 'changes otherwise, such as its hosts', changes: [publish()], live: 2 },
    { name: 'is told late of a version that is live no longer', changes: [publish(1)], live: 2 },
  ])('has pages made anew when the site $name', async ({ changes, live }) => {
    const { world, expired, refresher } = setUp()
    world.live = 2
    await refresher([publish(2)])
    world.live = live
    await refresher(changes)
    expect(expired).toEqual([siteTag, siteTag])
  })

  it('has pages made anew for a version that the site’s servers came to hold without being told', async () => {
    const { world, expired, refresher } = setUp()
    world.live = 2
    world.held = { published: { version: 2 } } as LiveSite
    await refresher([publish(2)])
    expect(expired).toEqual([siteTag])
  })

  it('has all pages made anew when changes may have been missed', async () => {
    const { expired, refresher } = setUp()
    await refresher([{ kind: 'everything' }, { kind: 'cars', organisationId: 'o' }])
    expect(expired).toEqual([null, ['stock:o']])
  })
})
