import { options } from 'preact'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { isDocumentKind } from '../../apps/site/src/rendering/document/documentKinds'
import { openBrowser } from './browser'
import { demoPages } from './demoPages'
import { brokenIds } from './pages/brokenIds'
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

/** The HTML of a part, said in one way: a class that names none, the value of a choice that is what it reads, and what fields show. */
const plainHtml = (element: HTMLElement): string => {
  const copy = element.cloneNode(true) as HTMLElement
  for (const one of copy.querySelectorAll('[class=""]')) one.removeAttribute('class')
  for (const one of copy.querySelectorAll('option, input:not([type=checkbox], [type=radio])')) {
    if (one instanceof HTMLInputElement || one instanceof HTMLOptionElement) one.setAttribute('value', one.value)
  }
  return copy.innerHTML
}

type Served = (typeof served)[number]
type Renderer = typeof complaining

/** Has the parts of a document taken over that were not before: the header and footer of a site are the same on most of its pages. */
const takeOver = async (
  { html, templates, lines }: Served,
  { loadIsland, hydrateIsland, plainParts }: Renderer,
  taken: Set<string>,
  settle: (begin: () => Promise<void>) => Promise<unknown>,
) => {
  const container = takeovers.container()
  container.innerHTML = html + templates
  const brokenBefore = brokenIds(container)
  const parts: { readonly part: string; readonly written: string; readonly html: string }[] = []
  for (const element of container.querySelectorAll<HTMLElement>('f-island')) {
    const { part = '', line = '' } = element.dataset
    if (plainParts[part]) continue
    const written = `${part} ${lines[Number(line)] ?? ''} ${element.innerHTML}`
    if (taken.has(written)) continue
    taken.add(written)
    const Part = await loadIsland(part)
    await settle(() => hydrateIsland(element, { Part, host, data: lines[Number(line)] ?? '', line: Number(line) }))
    parts.push({ part, written, html: canonicalText(plainHtml(element)) })
  }
  return { parts, broken: brokenIds(container).filter((id) => !brokenBefore.includes(id)) }
}

/** What a part asks for once it answers has come, or failed. */
const answered = async () => {
  await vi.dynamicImportSettled()
  await new Promise((resolve) => setTimeout(resolve))
}

const byReact = new Map<string, string>()
const taken = { complaining: new Set<string>(), shipping: new Set<string>() }

describe('a document is the very page that is drawn as a whole, and each of its parts is taken over without a word', () => {
  it.each(served)('$name', async (page) => {
    expect(canonicalText(page.html)).toBe(canonicalText(page.whole))

    const { parts } = await takeOver(page, complaining, taken.complaining, async (begin) => {
      const begun: Promise<void>[] = []
      await act(async () => void begun.push(begin()))
      await act(() => Promise.all(begun))
      await act(answered)
    })
    for (const { written, html } of parts) byReact.set(written, html)
    expect(complaints).toEqual([])
  })
})

describe('what browsers get takes each part over to the same HTML', () => {
  let shipping: Renderer
  // Parts fetch more while they wake: by now all of them have.
  beforeAll(async () => {
    vi.resetModules()
    for (const name of ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'])
      vi.doMock(name, () => import('../../tools/chunks/reactInBrowsers'))
    shipping = await loadRenderer()
    // Nothing is painted here that effects could wait for.
    options.requestAnimationFrame = queueMicrotask
  })

  it.each(served)('$name', async (page) => {
    const { parts, broken } = await takeOver(page, shipping, taken.shipping, async (begin) => {
      await begin()
      await answered()
    })
    expect(Object.fromEntries(parts.map(({ part, html }) => [part, html]))).toEqual(
      Object.fromEntries(parts.map(({ part, written }) => [part, byReact.get(written)])),
    )
    expect(broken).toEqual([])
    expect(complaints).toEqual([])
  })
})
