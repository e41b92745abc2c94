// @vitest-environment jsdom
import { matchRoute } from '@forecourt/rules/pages/matchRoute'
import type { Popup } from '@forecourt/rules/pages/PageRules'
import { type PopupContext, popupPage, popupPart } from '@forecourt/rules/pages/popups/popupPart'
import type { SiteData } from '@forecourt/rules/sites/SiteData'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import fc from 'fast-check'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, it, vi } from 'vitest'
import { SiteChrome } from '../../../packages/runtime/src/chrome/SiteChrome'
import { RuntimeHostProvider } from '../../../packages/runtime/src/host/RuntimeHostProvider.client'
import { buildHost } from '../../../packages/runtime/src/testing/buildHost'
import { publishableConfigs } from '../arbitraryConfigs'
import { generatedRuns } from '../generatedRuns'
import { createComparison } from './createComparison'

const { compare, remember, expectBothWays } = createComparison()
const site = buildSiteData()

beforeEach(() => {
  // Small or large screen; the large one with a pointer.
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('width <') ? isSmall : !isSmall }))
})
afterEach(() => {
  vi.unstubAllGlobals()
})
let isSmall = false

/** Flushes scheduled work: production React has no `act`. */
const shown = async () => {
  for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve))
}

/** The preview opens the first applicable popup at once; triggers have tests of their own. */
const openedOn = async (config: ResolvedConfig, data: SiteData, path: string, now: string): Promise<string> => {
  const host = buildHost({ mode: 'preview', now: () => now })
  const match = matchRoute(config, data.names, path)
  const route = match.kind === 'page' ? match.route : null
  const container = document.createElement('div')
  const page = createRoot(container)
  flushSync(() =>
    page.render(
      <RuntimeHostProvider host={host}>
        <SiteChrome config={config} site={data} request={{ now, origin: 'https://demo.example', mode: 'preview' }} route={route}>
          Page
        </SiteChrome>
      </RuntimeHostProvider>,
    ),
  )
  await import('../../../packages/runtime/src/sections/popup/PopupWatch.client')
  await shown()
  const html = container.innerHTML
  page.unmount()
  return html
}

/** Compares each popup of a site separately, on a page at an instant. */
const comparePopups = async (config: ResolvedConfig, path: string, now: string) => {
  for (const popup of config.popups.list) {
    isSmall = popup.devices === 'small'
    const alone: ResolvedConfig = { ...config, popups: { ...config.popups, list: [popup] } }
    const match = matchRoute(alone, site.names, path)
    const page = match.kind === 'page' ? popupPage(match.route, alone) : null
    const context: PopupContext = { config: alone, now, page }
    const part = popupPart(popup)
    const html = await openedOn(alone, site, path, now)
    compare<PopupContext>(
      { popup: part },
      { popup: (drawn) => drawn.includes(`data-setting="/popups/list/${popup.id}"`) },
      html,
      context,
      path,
    )
    remember('popup', html.includes('data-setting="/popups/list/'))
  }
}

const now = '2026-03-11T03:30:00.000Z'
const popup = (id: string, message: Partial<Popup>) => ({ id, title: 'Sale', ...message })
const config = buildConfig({
  identity: { timeZone: 'Australia/Perth' },
  popups: {
    list: [
      popup('open', {}),
      popup('off', { shown: false }),
      popup('silent', { title: ' ' }),
      popup('picture', { title: '', src: 'a.webp' }),
      popup('today', { start: '2026-03-11', expiryDate: '2026-03-11', devices: 'small' }),
      popup('over', { expiryDate: '2026-03-10' }),
      popup('to-come', { start: '2026-03-12' }),
      popup('stock', { pages: ['stock'], trigger: 'exit' }),
    ] as never,
  },
})
const paths = [
  '/',
  '/search',
  '/cars/no-such-car',
  '/special-offers',
  '/our-location',
  '/favourites',
  '/sign-in',
  '/no-such-page',
  '/success',
]

// The last test summarises the others.
describe('every popup is rendered exactly where its rule shows it, and explained so (UI-19, CNT-01, CNT-05)', { shuffle: false }, () => {
  it.each(paths)('every popup is rendered exactly where its rule shows it on %s', (path) => comparePopups(config, path, now))

  it.each(['2026-03-10T15:59:59.000Z', '2026-03-10T16:00:00.000Z', '2026-03-11T15:59:59.000Z', '2026-03-11T16:00:00.000Z'])(
    'every popup is rendered exactly where its rule shows it at the edges of days where the site is: %s',
    (edge) => comparePopups(config, '/', edge),
  )

  it('every popup is rendered exactly where its rule shows it on generated sites', async () => {
    await fc.assert(
      fc.asyncProperty(publishableConfigs, fc.constantFrom(...paths), (generated, path) => comparePopups(generated, path, now)),
      generatedRuns(16),
    )
  })

  it('every popup was both shown and hidden', () => expectBothWays(['popup', 'popup-open', 'popup-stock']))
})
