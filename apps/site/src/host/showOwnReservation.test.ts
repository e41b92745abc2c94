// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { showOwnReservation } from './showOwnReservation'

/** A page with its own car: the page of an earlier test is still observed. */
const page = (id: string) => {
  document.body.innerHTML =
    `<p>Reserved</p><p data-own-reservation="${id}" hidden>You <a href="/garage">See it</a></p>` +
    `<b data-reserved-car="${id}">Reserved</b><i data-reserved-car="c/2">Reserved</i>`
  const [other, own] = [...document.querySelectorAll('p')]
  return { other, own }
}
const tags = () => [...document.querySelectorAll('[data-reserved-car]')].map(({ textContent }) => textContent)
const answers = (body: unknown, status = 200) => {
  const fetched = vi.fn(async () => new Response(JSON.stringify(body), { status }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}
afterEach(() => vi.unstubAllGlobals())

describe('A page with reserved cars (RTE-22)', () => {
  it('A page with reserved cars shows the shopper who reserved a car, also in a list that changes later', async () => {
    const { other, own } = page('c/1')
    const fetched = answers({ cars: { 'c/1': '/checkout-journey?journey=x' } })
    await showOwnReservation()
    expect(fetched).toHaveBeenCalledWith('/api/own-reservations', { cache: 'no-store' })
    expect([other?.hidden, own?.hidden, own?.querySelector('a')?.getAttribute('href')]).toEqual([
      true,
      false,
      '/checkout-journey?journey=x',
    ])
    expect(tags()).toEqual(['Reserved for you', 'Reserved'])
    document.body.insertAdjacentHTML('beforeend', '<em data-reserved-car="c/1">Reserved</em>')
    await vi.waitFor(() => expect(tags()).toEqual(['Reserved for you', 'Reserved', 'Reserved for you']))
  })

  it.each([
    ['signed out', { cars: {} }, 200],
    ['an address elsewhere', { cars: { 'an address elsewhere': 'https://evil.example' } }, 200],
    ['no answer', {}, 503],
  ])('A page with reserved cars stays the same for %s', async (name, body, status) => {
    const { other, own } = page(name)
    answers(body, status)
    await showOwnReservation()
    expect([other?.hidden, own?.hidden, ...tags()]).toEqual([false, true, 'Reserved', 'Reserved'])
  })
})
