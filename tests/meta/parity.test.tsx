import { format } from 'node:util'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openBrowser } from './browser'
import { canonicalHtml } from './canonicalHtml'
import { demoPages } from './demoPages'
import { openDemo } from './seededDemo'
import { visibleHtml } from './serverHtml'

const demo = await openDemo()
const pages = (await Promise.all(demo.sites.map((of) => demoPages(demo, of)))).flat()
await demo.close()

/** As shoppers get them: written where there is no window. */
const served = [
  ...pages.map(({ name, of, path, route, data }) => ({
    name,
    html: visibleHtml({ found: true, route, config: of.site.config, data, request: of.request }),
    of,
    view: { path, route, data, site: of.siteData, request: { ...of.request, mode: 'preview' as const } },
  })),
  ...demo.sites.map((of) => ({
    name: `${of.site.slug} /no-such-page`,
    html: visibleHtml({ found: false, config: of.site.config, site: of.siteData, request: of.request }),
    of,
    view: { path: '/no-such-page', route: null, data: null, site: of.siteData, request: { ...of.request, mode: 'preview' as const } },
  })),
]

const document = openBrowser()
vi.resetModules()
const { act, useLayoutEffect } = await import('react')
const { createRoot, hydrateRoot } = await import('react-dom/client')
const { flushSync } = await import('react-dom')
const { RuntimeHostProvider } = await import('@forecourt/runtime/host/RuntimeHostProvider')
const { PreviewPage } = await import('../../apps/console/src/preview/PreviewPage')
const { createPreviewHost } = await import('../../apps/console/src/preview/createPreviewHost')

type Served = (typeof served)[number]

/** The page inside the preview frame; says when it was first there, before any of its effects changed it. */
const Preview = ({ of, view, onShown }: Pick<Served, 'of' | 'view'> & { readonly onShown?: () => void }) => {
  useLayoutEffect(() => onShown?.(), [onShown])
  return (
    <RuntimeHostProvider
      host={createPreviewHost(
        () => view,
        () => {},
      )}
    >
      <PreviewPage config={of.site.config} view={view} />
    </RuntimeHostProvider>
  )
}

const complaints: string[] = []
/** jsdom does not know the element yet; browsers have since 2023. */
const unknownSearch = 'The tag <search> is unrecognized in this browser.'
const complain = (...words: unknown[]) => {
  const complaint = format(...words)
  if (!complaint.startsWith(unknownSearch)) complaints.push(complaint)
}
const complainAll = { onRecoverableError: complain, onUncaughtError: complain, onCaughtError: complain }
let container: HTMLElement

beforeEach(() => {
  complaints.length = 0
  vi.spyOn(console, 'error').mockImplementation(complain)
  vi.spyOn(console, 'warn').mockImplementation(complain)
  container = document.body.appendChild(document.createElement('div'))
})

afterEach(() => {
  vi.restoreAllMocks()
  container.remove()
})

describe('the preview shows the very page shoppers get, and a browser takes that over without a word', () => {
  it.each(served)('$name', async ({ html, of, view }) => {
    let shown = ''
    const show = () => {
      shown = canonicalHtml(container)
    }
    const drawn = createRoot(container, complainAll)
    await act(async () => flushSync(() => drawn.render(<Preview of={of} view={view} onShown={show} />)))
    await act(async () => drawn.unmount())

    container.innerHTML = html
    expect(shown).toBe(canonicalHtml(container))

    const takenOver = await act(async () => hydrateRoot(container, <Preview of={of} view={view} />, complainAll))
    await act(async () => takenOver.unmount())
    expect(complaints).toEqual([])
  })
})
