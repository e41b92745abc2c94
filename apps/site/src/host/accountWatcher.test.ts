// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { accountWatcher } from './accountWatcher'

const signIn = (value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the test's own browser
  document.cookie = `signed-in=${value}; path=/; max-age=${value === '' ? 0 : 60}`
}
const answer = (status: number, body: unknown) => {
  const fetch = vi.fn(async () => new Response(JSON.stringify(body), { status }))
  vi.stubGlobal('fetch', fetch)
  return fetch
}
const [led] = ['/sign-in?type=watchlist&redirect=%2F&back=%2F']

afterEach(() => {
  signIn('')
})

describe('pressing a heart updates the account as well as the browser’s list', () => {
  it('pressing a heart sends no request where sign-in is off, or the shopper is signed out', async () => {
    const fetch = answer(200, { success: true })
    expect(await accountWatcher(undefined).watch('1', true)).toBeNull()
    expect(await accountWatcher('everybody').watch('1', true)).toBeNull()
    expect(fetch).not.toHaveBeenCalled()
  })

  it('pressing a heart saves a car to the account and removes it (API-01, API-02)', async () => {
    signIn('1')
    const fetch = answer(200, { success: true })
    expect(await accountWatcher('everybody').watch('1', true)).toBeNull()
    expect(await accountWatcher('everybody').watch('1', false)).toBeNull()
    expect(fetch.mock.calls.map((call: unknown[]) => [call[0], JSON.parse((call[1] as RequestInit).body as string)])).toEqual([
      ['/api/watchlist/save-car', { phone_number: '', car_id: '1' }],
      ['/api/watchlist/remove-car', { phone_number: '', car_id: '1' }],
    ])
  })

  it('pressing a heart requires sign-in where only an account may save cars (FAV-10)', async () => {
    answer(401, { success: false, message: 'Please sign in first.', signIn: true })
    expect(await accountWatcher('account').watch('1', true)).toBe(led)
    // Removing a car from the browser needs no sign-in.
    expect(await accountWatcher('account').watch('1', false)).toBeNull()
  })

  it('pressing a heart requires a phone number where the account has none (FAV-10)', async () => {
    signIn('1')
    answer(403, { success: false, message: 'Please add your phone number first.', signIn: true })
    expect(await accountWatcher('everybody').watch('1', true)).toBe(led)
  })

  it.each([
    { name: 'the site’s message', status: 503, body: { success: false, message: 'Not now.' }, message: 'Not now.' },
    { name: 'its default message', status: 502, body: 'x', message: 'We couldn’t save this right now. Please try again in a moment.' },
  ])('pressing a heart rejects with $name when it fails (ERR-01)', async ({ status, body, message }) => {
    signIn('1')
    answer(status, body)
    await expect(accountWatcher('everybody').watch('1', true)).rejects.toThrow(message)
  })

  it('pressing a heart rejects when the site can’t be reached (ERR-01)', async () => {
    signIn('1')
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
    await expect(accountWatcher('everybody').watch('1', true)).rejects.toThrow(/try again/)
  })
})
