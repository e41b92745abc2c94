// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest'

const world = { greet: () => 'hello' }
let times = 0
const calls = () => {
  times++
}

describe('the set-up of tests', { shuffle: false }, () => {
  test('a test may change any global', () => {
    vi.useFakeTimers()
    vi.spyOn(world, 'greet').mockReturnValue('bye')
    vi.stubGlobal('fetch', null)
    vi.stubEnv('FORECOURT_DATA', 'elsewhere')
    localStorage.setItem('saved', '1')
    sessionStorage.setItem('saved', '1')
    document.body.append('left over')
    document.documentElement.lang = 'mi'
    history.pushState({ here: true }, '', '/search?query=kia#cars')
    Object.assign(window, { scrollY: 640 })
    window.addEventListener('popstate', calls)
    document.addEventListener('click', calls)
    document.addEventListener('click', (event) => event.preventDefault(), { capture: true })
    expect([vi.isFakeTimers(), world.greet(), fetch, document.body.textContent]).toEqual([true, 'bye', null, 'left over'])
  })

  test('mocks, globals and timers that a test replaces are restored before the next test', () => {
    expect(vi.isFakeTimers()).toBe(false)
    expect(world.greet()).toBe('hello')
    expect(fetch).toBeTypeOf('function')
    expect(process.env.FORECOURT_DATA).not.toBe('elsewhere')
    window.dispatchEvent(new PopStateEvent('popstate'))
    expect(times).toBe(0)
    const box = Object.assign(document.createElement('input'), { type: 'checkbox' })
    document.body.append(box)
    box.click()
    expect([box.checked, times]).toEqual([true, 0])
    box.remove()
    expect([location.pathname + location.search + location.hash, history.state, window.scrollY]).toEqual(['/', null, 0])
    expect([localStorage.length, sessionStorage.length, document.body.childNodes.length, document.documentElement.lang]).toEqual([
      0,
      0,
      0,
      '',
    ])
  })
})
