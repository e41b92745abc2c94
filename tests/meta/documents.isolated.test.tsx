import { createHash } from 'node:crypto'
import { options } from 'preact'
import type { Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { isDocumentKind } from '../../apps/site/src/rendering/document/documentKinds'
import { openBrowser } from './browser'
import { type DemoPage, demoPages } from './demoPages'
import { brokenIds } from './pages/brokenIds'
import { canonicalText } from './pages/canonicalText'
import { partText } from './pages/partText'
import { shopperPages } from './pages/shopperPages'
import { withoutKnownCards } from './pages/withoutKnownCards'
import { withoutTraces } from './pages/withoutTraces'
import { type WrittenPart, writtenParts } from './pages/writtenParts'
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
const serve = ({ name, of: { site, request }, route, data }: DemoPage) => {
  const page = { found: true as const, route, config: site.config, data, request }
  const islands = createIslandWriter(host)
  const html = renderToString(
    <IslandContext value={islands}>
      <SitePage page={page} />
    </IslandContext>,
  )
  return { name, whole: serverHtml(page), html, ...islands.written() }
}
const served = withoutTraces(() => pages.map(serve))

const document = openBrowser()

/** What takes parts over: once as React does while it looks for faults, once as browsers get it (decision 088). */
const loadRenderer = async () => ({
  ...(await import('@forecourt/runtime/islands/loadIsland')),
  ...(await import('@forecourt/runtime/islands/hydrateIsland')),
  ...(await import('@forecourt/runtime/islands/plainParts')),
})
vi.resetModules()
const { act } = await import('react')
const complaining = await loadRenderer()

// Nothing that the parts of one page keep in the browser is there for the next.
Object.defineProperty(Storage.prototype, 'setItem', { value: () => undefined })

const takeovers = noteTakeovers(document)
const { complaints, complain } = takeovers
// React tells the browser of what it mends while it takes over.
beforeEach(() => void vi.stubGlobal('reportError', complain))
afterEach(() => void vi.unstubAllGlobals())

type Served = (typeof served)[number]
type Ended = Pick<Root, 'unmount'>
type Renderer = typeof complaining

/** How a renderer takes parts over: one, and what all of a page ask for once they answer. */
interface TakingOver {
  readonly renderer: Renderer
  /** What was taken over already: the header and footer of a site are the same on most of its pages. */
  readonly taken: Set<string>
  readonly begin: (hydrate: () => Promise<Ended>) => Promise<Ended>
  readonly settle: () => Promise<void>
}

/** Has the parts of a document taken over that were not before. A document that has no other needs no page around it. */
const takeOver = async ({ html, templates, lines }: Served, { renderer, taken, begin, settle }: TakingOver) => {
  const newName = ({ part, line, html: own }: WrittenPart) => {
    if (renderer.plainParts[part]) return null
    const written = createHash('sha256')
      .update(`${part} ${lines[line] ?? ''} ${own}`)
      .digest('hex')
    if (taken.has(written)) return null
    taken.add(written)
    return written
  }
  const inText = writtenParts(html + templates)
  const names = inText.map(newName)
  if (names.every((name) => name === null)) return { parts: [], roots: [], broken: [] }
  const container = takeovers.container()
  container.innerHTML = html + templates
  const elements = [...container.querySelectorAll<HTMLElement>('f-island')]
  expect(elements.map(({ dataset }) => dataset.line)).toEqual(inText.map(({ line }) => String(line)))
  const found = elements.flatMap((element, place) => {
    const { part = '', line = '' } = element.dataset
    const written = names[place] ?? null
    return written === null ? [] : [{ element, part, data: lines[Number(line)] ?? '', line: Number(line), written }]
  })
  const brokenBefore = brokenIds(container)
  const roots: Ended[] = []
  for (const { element, part, data, line } of found) {
    const Part = await renderer.loadIsland(part)
    roots.push(await begin(() => renderer.hydrateIsland(element, { Part, host, data, line })))
  }
  await settle()
  const parts = found.map(({ element, part, written }) => ({ part, written, html: partText(element) }))
  const broken = brokenIds(container).filter((id) => !brokenBefore.includes(id))
  return { parts, roots, broken }
}

/** What a part asks for once it answers has come, or failed. */
const answered = async () => {
  await vi.dynamicImportSettled()
  await new Promise((resolve) => setTimeout(resolve))
}

const byReact = new Map<string, string>()

// In this order, whatever the order of other tests: from when browsers' renderer is loaded there is no other.
describe('parts of documents', { shuffle: false }, () => {
  describe('a document is the very page that is drawn as a whole, and each of its parts is taken over without a word', () => {
    const byComplaining: TakingOver = {
      renderer: complaining,
      taken: new Set(),
      begin: async (hydrate) => {
        const begun: Promise<Ended>[] = []
        await act(async () => void begun.push(hydrate()))
        const [root] = await act(() => Promise.all(begun))
        return root as Ended
      },
      settle: () => act(answered),
    }

    it.each(served)('$name', async (page) => {
      expect(canonicalText(page.html)).toBe(canonicalText(page.whole))

      const { parts, roots } = await takeOver(page, byComplaining)
      // What goes on listening keeps its whole page in memory.
      await act(async () => {
        for (const root of roots) root.unmount()
      })
      for (const { written, html } of parts) byReact.set(written, html)
      expect(complaints).toEqual([])
    })
  })

  describe('what browsers get takes each part over to the same HTML', () => {
    let byShipping: TakingOver
    // Parts fetch more while they wake: by now all of them have.
    beforeAll(async () => {
      vi.resetModules()
      for (const name of ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'])
        vi.doMock(name, () => import('../../tools/chunks/reactInBrowsers'))
      byShipping = { renderer: await loadRenderer(), taken: new Set(), begin: (hydrate) => hydrate(), settle: answered }
      // Nothing is painted here that effects could wait for.
      options.requestAnimationFrame = queueMicrotask
    })

    it.each(served)('$name', async (page) => {
      const { parts, roots, broken } = await takeOver(page, byShipping)
      for (const root of roots) root.unmount()
      expect(Object.fromEntries(parts.map(({ part, html }) => [part, html]))).toEqual(
        Object.fromEntries(parts.map(({ part, written }) => [part, byReact.get(written)])),
      )
      expect(broken).toEqual([])
      expect(complaints).toEqual([])
    })
  })
})
