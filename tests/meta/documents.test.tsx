import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isDocumentKind } from '../../apps/site/src/rendering/document/documentKinds'
import { openBrowser } from './browser'
import { demoPages } from './demoPages'
import { canonicalText } from './pages/canonicalText'
import { shopperPages } from './pages/shopperPages'
import { withoutKnownCards } from './pages/withoutKnownCards'
import { SitePage } from './SitePage'
import { openDemo } from './seededDemo'
import { serverHtml } from './serverHtml'
import { noteTakeovers } from './takeovers'

// What is wrong with HTML that a browser takes over React says only in development.
vi.hoisted(() => vi.stubEnv('NODE_ENV', 'development'))

const { createIslandWriter } = await import('@forecourt/runtime/islands/createIslandWriter')
const { IslandContext } = await import('@forecourt/runtime/islands/island')
const { createHost } = await import('../../apps/site/src/host/createHost')

const demo = await openDemo()
const pages = (await Promise.all(demo.sites.flatMap((of) => [demoPages(demo, of).then(withoutKnownCards), shopperPages(demo, of)])))
  .flat()
  .filter(({ route }) => isDocumentKind(route.page))
await demo.close()

const host = createHost({})
const served = pages.map(({ name, of: { site, request }, route, data }) => {
  const page = { found: true as const, route, config: site.config, data, request }
  const islands = createIslandWriter(host)
  const html = renderToString(
    <IslandContext value={islands}>
      <SitePage page={page} />
    </IslandContext>,
  )
  return { name, whole: serverHtml(page), html, ...islands.written() }
})

const document = openBrowser()
vi.resetModules()
const { act } = await import('react')
const { loadIsland } = await import('@forecourt/runtime/islands/loadIsland')
const { hydrateIsland } = await import('@forecourt/runtime/islands/hydrateIsland')
const { plainParts } = await import('@forecourt/runtime/islands/plainParts')

const takeovers = noteTakeovers(document)
const { complaints, complain } = takeovers
// React tells the browser of what it mends while it takes over.
beforeEach(() => void vi.stubGlobal('reportError', complain))
afterEach(() => void vi.unstubAllGlobals())

/** What was taken over already: the header and footer of a site are the same on most of its pages. */
const taken = new Set<string>()

describe('a document is the very page that is drawn as a whole, and each of its parts is taken over without a word', () => {
  it.each(served)('$name', async ({ whole, html, templates, lines }) => {
    expect(canonicalText(html)).toBe(canonicalText(whole))

    const container = takeovers.container()
    container.innerHTML = html + templates
    for (const element of container.querySelectorAll<HTMLElement>('f-island')) {
      const { part = '', line = '' } = element.dataset
      if (plainParts[part]) continue
      const same = `${part} ${lines[Number(line)] ?? ''} ${element.innerHTML}`
      if (taken.has(same)) continue
      taken.add(same)
      const Part = await loadIsland(part)
      const drawn = { Part, host, data: lines[Number(line)] ?? '', line: Number(line) }
      const begun: Promise<void>[] = []
      await act(async () => void begun.push(hydrateIsland(element, drawn)))
      await act(() => Promise.all(begun))
    }
    expect(complaints).toEqual([])
  })
})
