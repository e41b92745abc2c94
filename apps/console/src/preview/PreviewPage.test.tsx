// @vitest-environment jsdom
import type { PageData } from '@forecourt/rules/pages/PageRules'
import type { Route } from '@forecourt/rules/pages/Route'
import { parseSearch } from '@forecourt/rules/search/parseSearch'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { RuntimeHostProvider } from '@forecourt/runtime/host/RuntimeHostProvider'
import { renderPage } from '@forecourt/runtime/renderPage'
import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createPreviewHost } from './createPreviewHost'
import type { PreviewView } from './PreviewMessage'
import { PreviewPage } from './PreviewPage'
import { newVisitor } from './PreviewVisitor'

const config = buildConfig({ header: { announcement: 'Open on Sunday' } })
const site = buildSiteData()
const car = buildCar()
const request = { now: '2026-11-20T04:00:00.000Z', origin: 'https://cars.example', mode: 'preview' } as const
const search: Route = { page: 'search', path: '/search', preset: {} }
const state = parseSearch(new URLSearchParams(), { config, preset: {} })
const result = { cars: [car], total: 1, page: 1, pageCount: 1, facets: {}, ranges: {} }

const pages: { name: string; route: Route; data: PageData }[] = [
  {
    name: 'the home page',
    route: { page: 'content', pageId: 'home', path: '/' },
    data: { page: 'content', site, blocks: { latest: { cars: [car] } } },
  },
  {
    name: 'a page with a form',
    route: { page: 'content', pageId: 'contact', path: '/contact' },
    data: { page: 'content', site, blocks: {} },
  },
  { name: 'the stock list', route: search, data: { page: 'search', site, state, result } },
  {
    name: 'a car',
    route: { page: 'car', path: `/cars/${car.slug}`, slug: car.slug },
    data: { page: 'car', site, car, location: site.locations[0] ?? null, similar: [] },
  },
  { name: 'the locations', route: { page: 'locations', path: '/our-location' }, data: { page: 'locations', site } },
  { name: 'the offers', route: { page: 'offers', path: '/special-offers' }, data: { page: 'offers', site, offers: [] } },
]

const hosted = (view: PreviewView, page: ReactElement) => {
  const host = createPreviewHost(
    () => ({ view, config }),
    () => {},
  )
  return <RuntimeHostProvider host={host}>{page}</RuntimeHostProvider>
}

let errors: unknown[]
beforeEach(() => {
  errors = []
  vi.spyOn(console, 'error').mockImplementation((...args) => void errors.push(args))
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { matches: false, media }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
})

describe('the preview hydrates the server’s HTML without differences', () => {
  for (const { name, route, data } of pages)
    test(name, async () => {
      const view: PreviewView = { path: route.path, route, data, site, request, visitor: newVisitor, isTimeSimulated: false }
      const place = document.body.appendChild(document.createElement('div'))
      place.innerHTML = renderToString(hosted(view, renderPage({ route, config, data, request })))
      expect(place.textContent).toContain('Open on Sunday')
      // React compares every element, attribute and text of the server's HTML with the preview's.
      const root = hydrateRoot(place, hosted(view, <PreviewPage config={config} view={view} />), {
        onRecoverableError: (error) => void errors.push(error),
      })
      await new Promise((resolve) => setTimeout(resolve, 50))
      expect(errors).toEqual([])
      root.unmount()
      place.remove()
    })

  test('the preview also renders a page while a page that was just removed is still shown', () => {
    const route: Route = { page: 'content', pageId: 'new-page', path: '/new-page' }
    const data: PageData = { page: 'content', site, blocks: {} }
    const view: PreviewView = { path: route.path, route, data, site, request, visitor: newVisitor, isTimeSimulated: false }
    expect(renderToString(hosted(view, <PreviewPage config={config} view={view} />))).toContain('<h1')
  })

  test('the preview also renders a page for an unknown address', () => {
    const view: PreviewView = { path: '/nowhere', route: null, data: null, site, request, visitor: newVisitor, isTimeSimulated: false }
    expect(renderToString(hosted(view, <PreviewPage config={config} view={view} />))).toContain('<h1')
  })
})

test('the preview keeps opened elements of a page while settings change, and resets them on the next page', () => {
  const viewOf = ({ route, data }: (typeof pages)[number]): PreviewView => ({
    ...{ path: route.path, route, data, site, request },
    ...{ visitor: newVisitor, isTimeSimulated: false },
  })
  const [home, contact] = pages.slice(0, 2).map(viewOf)
  if (!home || !contact) throw new Error('There are two pages.')
  const { container, rerender } = render(hosted(home, <PreviewPage config={config} view={home} />))
  const header = () => container.querySelector('header')
  const opened = header()
  opened?.setAttribute('data-opened', '')
  rerender(hosted(home, <PreviewPage config={buildConfig({ header: { announcement: 'Closed on Monday' } })} view={home} />))
  expect(container.textContent).toContain('Closed on Monday')
  expect(header()).toBe(opened)
  rerender(hosted(contact, <PreviewPage config={config} view={contact} />))
  expect(header()).not.toBeNull()
  expect(header()?.hasAttribute('data-opened')).toBe(false)
})
