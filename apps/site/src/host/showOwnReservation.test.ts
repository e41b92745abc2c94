// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { showOwnReservation } from './showOwnReservation'

const page = () => {
  document.body.innerHTML = '<p>Somebody</p><p data-own-reservation="c/1" hidden>You <a href="/garage">See it</a></p>'
  const [other, own] = [...document.querySelectorAll('p')]
  return { other, own }
}
const answers = (body: unknown, status = 200) => {
  const fetched = vi.fn(async () => new Response(JSON.stringify(body), { status }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}
afterEach(() => vi.unstubAllGlobals())

describe('The page of a reserved car (RTE-22)', () => {
  it('shows the shopper who reserved it a link to the reservation', async () => {
    const { other, own } = page()
    const fetched = answers({ href: '/checkout-journey?journey=x' })
    await showOwnReservation()
    expect(fetched).toHaveBeenCalledWith('/api/cars/c%2F1/reservation', { cache: 'no-store' })
    expect([other?.hidden, own?.hidden, own?.querySelector('a')?.getAttribute('href')]).toEqual([
      true,
      false,
      '/checkout-journey?journey=x',
    ])
  })

  it.each([
    ['signed out', { href: null }, 200],
    ['an address elsewhere', { href: 'https://evil.example' }, 200],
    ['no answer', {}, 503],
  ])('stays the same for %s', async (_name, body, status) => {
    const { other, own } = page()
    answers(body, status)
    await showOwnReservation()
    expect([other?.hidden, own?.hidden]).toEqual([false, true])
  })

  it('sends no request on other pages', async () => {
    document.body.innerHTML = '<p>A car</p>'
    const fetched = answers({})
    await showOwnReservation()
    expect(fetched).not.toHaveBeenCalled()
  })
})
