import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import type { PageRequest } from '@forecourt/rules/pages/PageRequest'
import { createIslandWriter } from '@forecourt/runtime/islands/createIslandWriter'
import { IslandContext } from '@forecourt/runtime/islands/island'
import { plainParts } from '@forecourt/runtime/islands/plainParts'
import { testsAll } from '@forecourt/schema/testing/testsAll'
import { options } from 'preact'
import type { Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PreviewView } from '../../apps/console/src/preview/PreviewMessage'
import { newVisitor } from '../../apps/console/src/preview/PreviewVisitor'
import { createHost } from '../../apps/site/src/host/createHost'
import { openBrowser } from './browser'
import { canonicalHtml } from './canonicalHtml'
import { checkEach } from './checkEach'
import { cover } from './cover'
import type { DemoPage } from './demoPages'
import { brokenIds } from './pages/brokenIds'
import { canonicalText } from './pages/canonicalText'
import { partText } from './pages/partText'
import { shopperPages } from './pages/shopperPages'
import { withoutKnownCards } from './pages/withoutKnownCards'
import { withoutTraces } from './pages/withoutTraces'
import { type WrittenPart, writtenParts } from './pages/writtenParts'
import { type Page, SitePage } from './SitePage'
import { ofEachSite, samplePages } from './samplePages'
import { openDemo } from './seededDemo'
import { serverHtml } from './serverHtml'
import { noteTakeovers } from './takeovers'

const demo = await openDemo()
const visited = withoutKnownCards(await samplePages(demo, ofEachSite))
const ofShoppers = (await Promise.all(demo.sites.map((of) => shopperPages(demo, of)))).flat()
const ownPages = testsAll ? ofShoppers : await cover(ofShoppers, ofEachSite, (page) => page)

const host = createHost({})
/** A document as shoppers get it, written where there is no window; and the page as it is rendered as a whole. */
const serve = (of: DemoPage) => {
  const page = { found: true as const, route: of.route, config: of.of.site.config, data: of.data, request: of.of.request }
  const islands = createIslandWriter(host)
  const html = renderToString(
    <IslandContext value={islands}>
      <SitePage page={page} />
    </IslandContext>,
  )
  return { ...of, page, whole: serverHtml(page), html, ...islands.written() }
}
const served = [...visited, ...ownPages].map(serve)

/** A page of the site, and the view of it that the editor sends to the preview. */
interface Previewed {
  readonly name: string
  readonly page: Page
  readonly html: string
  readonly view: PreviewView
}

const preview = (request: PageRequest): PageRequest => ({ ...request, mode: 'preview' })
const usualView = { visitor: newVisitor, travelled: false } as const

const previewed = served.slice(0, visited.length).map(({ name, of, path, route, data, page, whole }): Previewed => {
  return { name, page, html: whole, view: { path, route, data, site: of.siteData, request: preview(of.request), ...usualView } }
})
const missing: Previewed[] = demo.sites.slice(0, testsAll ? undefined : 1).map(({ site, siteData, request }) => {
  const page = { found: false as const, config: site.config, site: siteData, request }
  return {
    name: `${site.slug} /no-such-page`,
    page,
    html: serverHtml(page),
    view: { path: '/no-such-page', route: null, data: null, site: siteData, request: preview(request), ...usualView },
  }
})

const document = openBrowser()

/** What is wrong with HTML that a browser takes over React says only in development; pages are written by the React that shoppers get. */
const loadComplainingReact = () => {
  const require = createRequire(import.meta.url)
  vi.stubEnv('NODE_ENV', 'development')
  for (const file of Object.keys(require.cache)) if (/node_modules\/(?:react|react-dom|scheduler)\//.test(file)) delete require.cache[file]
  vi.resetModules()
  for (const name of ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime']) {
    const module = require(name)
    vi.doMock(name, () => ({ ...module, default: module }))
  }
}

/** What takes parts over: once as React does while it looks for faults, once as browsers get it (decision 088). */
const loadRenderer = async () => ({
  ...(await import('@forecourt/runtime/islands/loadIsland')),
  ...(await import('@forecourt/runtime/islands/hydrateIsland')),
})
loadComplainingReact()
const { act, useLayoutEffect } = await import('react')
const { createRoot, hydrateRoot } = await import('react-dom/client')
const { flushSync } = await import('react-dom')
const { RuntimeHostProvider } = await import('@forecourt/runtime/host/RuntimeHostProvider')
const { PreviewPage } = await import('../../apps/console/src/preview/PreviewPage')
const { createPreviewHost } = await import('../../apps/console/src/preview/createPreviewHost')
const { SitePage: TakenOverPage } = await import('./SitePage')
const complaining = await loadRenderer()

// Nothing that the parts of one page keep in the browser is there for the next.
Object.defineProperty(Storage.prototype, 'setItem', { value: () => undefined })

const takeovers = noteTakeovers(document)
const { complaints, complain } = takeovers
const complainAll = { onRecoverableError: complain, onUncaughtError: complain, onCaughtError: complain }
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
    if (plainParts[part]) return null
    const written = createHash('sha256')
      .update(`${part} ${lines[line] ?? ''} ${own}`)
      .digest('hex')
    if (taken.has(written)) return null
    taken.add(written)
    return written
  }
  const inText = writtenParts(html + templates)
  const names = inText.map(newName)
  const container = takeovers.container()
  if (names.every((name) => name === null)) return { parts: [], roots: [], broken: [] }
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

/** What arrives at the other end of a line. */
const sent = <T,>(message: T): T => JSON.parse(JSON.stringify(message))

/** The page inside the preview frame; says when it was first there, before any of its effects changed it. */
const Preview = ({ page, view, onShown }: Previewed & { readonly onShown: () => void }) => {
  useLayoutEffect(onShown, [onShown])
  const previewHost = createPreviewHost(
    () => ({ view, config: page.config }),
    () => {},
  )
  return (
    <RuntimeHostProvider host={previewHost}>
      <PreviewPage config={sent(page.config)} view={sent(view)} />
    </RuntimeHostProvider>
  )
}

/** The preview draws a page in an empty place, into which then comes what shoppers get. */
const compareWithPreview = async (asked: Previewed): Promise<HTMLElement> => {
  const container = takeovers.container()
  let shown = ''
  const show = () => {
    shown = canonicalHtml(container)
  }
  const drawn = createRoot(container, complainAll)
  await act(async () => flushSync(() => drawn.render(<Preview {...asked} onShown={show} />)))
  await act(async () => drawn.unmount())
  container.innerHTML = asked.html
  expect(shown).toBe(canonicalHtml(container))
  expect(complaints).toEqual([])
  return container
}

const checkPages = <Of extends { readonly name: string }>(pages: readonly Of[], check: (page: Of) => Promise<void>) =>
  withoutTraces(() => checkEach(pages, check))

const byReact = new Map<string, string>()
const kindsOf = (pages: readonly DemoPage[]) => [...new Set(pages.map(({ route }) => route.page))].toSorted()

// In this order, whatever the order of other tests: from when browsers' renderer is loaded there is no other.
describe('pages of the demo sites', { shuffle: false }, () => {
  it.each(kindsOf(visited))('the preview shows the very page shoppers get: %s', (kind) =>
    checkPages(
      previewed.filter(({ view }) => view.route?.page === kind),
      async (asked) => void (await compareWithPreview(asked)),
    ),
  )

  it('the preview shows the very page shoppers get where there is none, and a browser takes that over without a word', () =>
    checkPages(missing, async (asked) => {
      const container = await compareWithPreview(asked)
      const takenOver = await act(async () => hydrateRoot(container, <TakenOverPage page={asked.page} />, complainAll))
      await act(async () => takenOver.unmount())
      expect(complaints).toEqual([])
    }))

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

    it.each(kindsOf(served))('%s', (kind) =>
      checkPages(
        served.filter(({ route }) => route.page === kind),
        async (page) => {
          expect(canonicalText(page.html)).toBe(canonicalText(page.whole))
          const { parts, roots } = await takeOver(page, byComplaining)
          // What goes on listening keeps its whole page in memory.
          await act(async () => {
            for (const root of roots) root.unmount()
          })
          for (const { written, html } of parts) byReact.set(written, html)
          expect(complaints).toEqual([])
        },
      ),
    )
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

    it.each(kindsOf(served))('%s', (kind) =>
      checkPages(
        served.filter(({ route }) => route.page === kind),
        async (page) => {
          const { parts, roots, broken } = await takeOver(page, byShipping)
          for (const root of roots) root.unmount()
          expect(Object.fromEntries(parts.map(({ part, html }) => [part, html]))).toEqual(
            Object.fromEntries(parts.map(({ part, written }) => [part, byReact.get(written)])),
          )
          expect(broken).toEqual([])
          expect(complaints).toEqual([])
        },
      ),
    )
  })
})
