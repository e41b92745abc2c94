import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import type { PageRequest } from '@forecourt/rules/pages/PageRules'
import { createIslandWriter } from '@forecourt/runtime/islands/createIslandWriter'
import { IslandContext } from '@forecourt/runtime/islands/island'
import { plainParts } from '@forecourt/runtime/islands/plainParts'
import { testsAll } from '@forecourt/schema/testing/testsAll'
import type { Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PreviewView } from '../../apps/console/src/preview/PreviewMessage'
import { newVisitor } from '../../apps/console/src/preview/PreviewVisitor'
import { createHost } from '../../apps/site/src/host/siteHost'
import { openBrowser } from './browser'
import { canonicalHtml } from './canonicalHtml'
import { checkEach } from './checkEach'
import { cover } from './cover'
import type { DemoPage } from './demoPages'
import { brokenIds } from './pages/brokenIds'
import { canonicalText } from './pages/canonicalText'
import { type ParsedIsland, parseIslands } from './pages/parseIslands'
import { shopperPages } from './pages/shopperPages'
import { withoutRepeatedCards } from './pages/withoutRepeatedCards'
import { withoutStackTraces } from './pages/withoutStackTraces'
import { type Page, SitePage } from './SitePage'
import { ofEachSite, samplePages } from './samplePages'
import { openDemo } from './seededDemo'
import { serverHtml } from './serverHtml'
import { watchHydration } from './watchHydration'

const demo = await openDemo()
const visited = withoutRepeatedCards(await samplePages(demo, ofEachSite))
const ofShoppers = (await Promise.all(demo.sites.map((of) => shopperPages(demo, of)))).flat()
const ownPages = testsAll ? ofShoppers : await cover(ofShoppers, ofEachSite, (page) => page)

const host = createHost({})
/** The document as shoppers get it, rendered without a window; and the page rendered as a whole. */
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

/** A page, and its view as the editor sends it to the preview. */
interface Previewed {
  readonly name: string
  readonly page: Page
  readonly html: string
  readonly view: PreviewView
}

/** In a sample, the preview is compared for one page of each kind and of each part of a kind, of any site. */
const inPreview = new Set(
  testsAll
    ? visited
    : await cover(
        visited,
        ({ route, parts }) => [route.page, ...parts.map((part) => `${route.page} ${part}`)],
        (page) => page,
      ),
)

const preview = (request: PageRequest): PageRequest => ({ ...request, mode: 'preview' })
const usualView = { visitor: newVisitor, isTimeSimulated: false } as const

const previewed = visited.flatMap((visit, at): Previewed[] => {
  const one = served[at]
  if (!one || !inPreview.has(visit)) return []
  const { name, of, path, route, data, page, whole } = one
  return [{ name, page, html: whole, view: { path, route, data, site: of.siteData, request: preview(of.request), ...usualView } }]
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

/** React reports hydration mismatches in development mode only; pages are rendered with production React. */
const loadDevelopmentReact = () => {
  const require = createRequire(import.meta.url)
  vi.stubEnv('NODE_ENV', 'development')
  for (const file of Object.keys(require.cache)) if (/node_modules\/(?:react|react-dom|scheduler)\//.test(file)) delete require.cache[file]
  vi.resetModules()
  for (const name of ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime']) {
    const module = require(name)
    vi.doMock(name, () => ({ ...module, default: module }))
  }
}

loadDevelopmentReact()
const { act, useLayoutEffect } = await import('react')
const { createRoot, hydrateRoot } = await import('react-dom/client')
const { flushSync } = await import('react-dom')
const { RuntimeHostProvider } = await import('@forecourt/runtime/host/RuntimeHostProvider')
const { PreviewPage } = await import('../../apps/console/src/preview/PreviewPage')
const { createPreviewHost } = await import('../../apps/console/src/preview/createPreviewHost')
const { SitePage: HydratedPage } = await import('./SitePage')
const { loadIsland } = await import('@forecourt/runtime/islands/loadIsland')
const { hydrateIsland } = await import('@forecourt/runtime/islands/hydrateIsland')

// Islands must not share stored state between pages.
Object.defineProperty(Storage.prototype, 'setItem', { value: () => undefined })

const hydration = watchHydration(document)
const { consoleErrors, recordError } = hydration
const recordErrors = { onRecoverableError: recordError, onUncaughtError: recordError, onCaughtError: recordError }
// React reports recovered hydration errors to the window.
beforeEach(() => void vi.stubGlobal('reportError', recordError))
afterEach(() => void vi.unstubAllGlobals())

type Served = (typeof served)[number]
type Ended = Pick<Root, 'unmount'>

/** Islands already hydrated: most pages share header and footer. */
const taken = new Set<string>()

/** Waits for the requests of hydrated islands. */
const answered = () =>
  act(async () => {
    await vi.dynamicImportSettled()
    await new Promise((resolve) => setTimeout(resolve))
  })

/** Starts within `act`, which awaits all effects. */
const begin = async (hydrate: () => Promise<Ended>): Promise<Ended> => {
  const begun: Promise<Ended>[] = []
  await act(async () => void begun.push(hydrate()))
  const [root] = await act(() => Promise.all(begun))
  return root as Ended
}

/** Hydrates the new islands of a document. A document without any needs no DOM. */
const adopt = async ({ html, templates, lines }: Served) => {
  const isNew = ({ part, line, html: own }: ParsedIsland) => {
    if (plainParts[part]) return false
    const written = createHash('sha256')
      .update(`${part} ${lines[line] ?? ''} ${own}`)
      .digest('hex')
    const before = taken.size
    return taken.add(written).size > before
  }
  const inText = parseIslands(html + templates)
  const areNew = inText.map(isNew)
  const container = hydration.container()
  if (!areNew.includes(true)) return { roots: [], broken: [] }
  container.innerHTML = html + templates
  const elements = [...container.querySelectorAll<HTMLElement>('f-island')]
  expect(elements.map(({ dataset }) => dataset.line)).toEqual(inText.map(({ line }) => String(line)))
  const brokenBefore = brokenIds(container)
  const roots: Ended[] = []
  for (const [place, element] of elements.entries()) {
    if (!areNew[place]) continue
    const { part = '', line = '' } = element.dataset
    const Part = await loadIsland(part)
    roots.push(await begin(() => hydrateIsland(element, { Part, host, data: lines[Number(line)] ?? '', line: Number(line) })))
  }
  await answered()
  return { roots, broken: brokenIds(container).filter((id) => !brokenBefore.includes(id)) }
}

/** Serialises a message, as over postMessage. */
const sent = <T,>(message: T): T => JSON.parse(JSON.stringify(message))

/** The page in the preview frame; calls back at first render, before effects change it. */
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

/** Compares the preview, rendered into an empty container, with the document of shoppers. */
const compareWithPreview = async (previewRequest: Previewed): Promise<HTMLElement> => {
  const container = hydration.container()
  let shown = ''
  const show = () => {
    shown = canonicalHtml(container)
  }
  const drawn = createRoot(container, recordErrors)
  await act(async () => flushSync(() => drawn.render(<Preview {...previewRequest} onShown={show} />)))
  await act(async () => drawn.unmount())
  container.innerHTML = previewRequest.html
  expect(shown).toBe(canonicalHtml(container))
  expect(consoleErrors).toEqual([])
  return container
}

const checkPages = <Of extends { readonly name: string }>(pages: readonly Of[], check: (page: Of) => Promise<void>) =>
  withoutStackTraces(() => checkEach(pages, check))

const kindsOf = (pages: readonly DemoPage[]) => [...new Set(pages.map(({ route }) => route.page))].toSorted()

describe('pages of the demo sites', () => {
  it.each(kindsOf(visited))('the preview shows the same page that shoppers get: %s', (kind) =>
    checkPages(
      previewed.filter(({ view }) => view.route?.page === kind),
      async (previewRequest) => void (await compareWithPreview(previewRequest)),
    ),
  )

  it('the preview shows the same missing page that shoppers get, and a browser hydrates it without warnings', () =>
    checkPages(missing, async (previewRequest) => {
      const container = await compareWithPreview(previewRequest)
      const hydrated = await act(async () => hydrateRoot(container, <HydratedPage page={previewRequest.page} />, recordErrors))
      await act(async () => hydrated.unmount())
      expect(consoleErrors).toEqual([])
    }))

  it.each(kindsOf(served))(
    'a document equals its page rendered as a whole, and each of its islands hydrates without warnings: %s',
    (kind) =>
      checkPages(
        served.filter(({ route }) => route.page === kind),
        async (page) => {
          expect(canonicalText(page.html)).toBe(canonicalText(page.whole))
          const { roots, broken } = await adopt(page)
          // Remaining listeners would hold the page in memory.
          await act(async () => {
            for (const root of roots) root.unmount()
          })
          expect(broken).toEqual([])
          expect(consoleErrors).toEqual([])
        },
      ),
  )
})
