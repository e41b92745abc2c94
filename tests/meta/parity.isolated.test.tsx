import type { PageRequest } from '@forecourt/rules/pages/PageRequest'
import { describe, expect, it, vi } from 'vitest'
import type { PreviewView } from '../../apps/console/src/preview/PreviewMessage'
import { newVisitor } from '../../apps/console/src/preview/PreviewVisitor'
import { isDocumentKind } from '../../apps/site/src/rendering/document/documentKinds'
import { openBrowser } from './browser'
import { canonicalHtml } from './canonicalHtml'
import { demoPages } from './demoPages'
import { withoutKnownCards } from './pages/withoutKnownCards'
import { withoutTraces } from './pages/withoutTraces'
import type { Page } from './SitePage'
import { openDemo } from './seededDemo'
import { serverHtml } from './serverHtml'
import { noteTakeovers } from './takeovers'

// What is wrong with HTML that a browser takes over React says only in development.
vi.hoisted(() => vi.stubEnv('NODE_ENV', 'development'))

const demo = await openDemo()
const pages = (await Promise.all(demo.sites.map(async (of) => withoutKnownCards(await demoPages(demo, of))))).flat()
await demo.close()

/** A page of the site, and the view of it that the editor sends to the preview. */
interface Case {
  readonly name: string
  readonly page: Page
  readonly view: PreviewView
}

const preview = (request: PageRequest): PageRequest => ({ ...request, mode: 'preview' })

const cases: Case[] = [
  ...pages.map(({ name, of: { site, siteData, request }, path, route, data }) => ({
    name,
    page: { found: true as const, route, config: site.config, data, request },
    view: { path, route, data, site: siteData, request: preview(request), visitor: newVisitor, travelled: false },
  })),
  ...demo.sites.map(({ site, siteData, request }) => ({
    name: `${site.slug} /no-such-page`,
    page: { found: false as const, config: site.config, site: siteData, request },
    view: {
      path: '/no-such-page',
      route: null,
      data: null,
      site: siteData,
      request: preview(request),
      visitor: newVisitor,
      travelled: false,
    },
  })),
]

/** As shoppers get them: written where there is no window. */
const served = withoutTraces(() => cases.map((each) => ({ ...each, html: serverHtml(each.page) })))

const document = openBrowser()
vi.resetModules()
const { act, useLayoutEffect } = await import('react')
const { createRoot, hydrateRoot } = await import('react-dom/client')
const { flushSync } = await import('react-dom')
const { RuntimeHostProvider } = await import('@forecourt/runtime/host/RuntimeHostProvider')
const { PreviewPage } = await import('../../apps/console/src/preview/PreviewPage')
const { SitePage } = await import('./SitePage')
const { createPreviewHost } = await import('../../apps/console/src/preview/createPreviewHost')

/** What arrives at the other end of a line. */
const sent = <T,>(message: T): T => JSON.parse(JSON.stringify(message))

/** The page inside the preview frame; says when it was first there, before any of its effects changed it. */
const Preview = ({ page, view, onShown }: Case & { readonly onShown: () => void }) => {
  useLayoutEffect(onShown, [onShown])
  const host = createPreviewHost(
    () => ({ view, config: page.config }),
    () => {},
  )
  return (
    <RuntimeHostProvider host={host}>
      <PreviewPage config={sent(page.config)} view={sent(view)} />
    </RuntimeHostProvider>
  )
}

const takeovers = noteTakeovers(document)
const { complaints, complain } = takeovers
const complainAll = { onRecoverableError: complain, onUncaughtError: complain, onCaughtError: complain }

/** Whether a browser takes the whole page over: a document's parts are taken over one by one (`documents.isolated.test.tsx`). */
const isTakenOver = ({ page }: Case) => !(page.found && isDocumentKind(page.route.page))

describe('the preview shows the very page shoppers get, and a browser takes that over without a word', () => {
  it.each(served)('$name', async ({ html, ...asked }) => {
    const container = takeovers.container()
    let shown = ''
    const show = () => {
      shown = canonicalHtml(container)
    }
    const drawn = createRoot(container, complainAll)
    await act(async () => flushSync(() => drawn.render(<Preview {...asked} onShown={show} />)))
    await act(async () => drawn.unmount())

    container.innerHTML = html
    expect(shown).toBe(canonicalHtml(container))
    expect(complaints).toEqual([])
    if (!isTakenOver(asked)) return

    const takenOver = await act(async () => hydrateRoot(container, <SitePage page={asked.page} />, complainAll))
    await act(async () => takenOver.unmount())
    expect(complaints).toEqual([])
  })
})
