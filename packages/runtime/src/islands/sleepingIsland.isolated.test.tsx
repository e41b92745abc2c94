// @vitest-environment jsdom
import { type MouseEvent, type ReactNode, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import type { RuntimeHost } from '../host/RuntimeHost'
import { createIslandWriter } from './createIslandWriter'
import { IslandContext, island } from './island'
import { wakeIslands } from './wakeIslands'

const asked: (string | null)[] = []

const List = ({ children }: { readonly name: string; readonly children: ReactNode }) => {
  const [presses, setPresses] = useState(0)
  const answer = (event: MouseEvent) => {
    event.preventDefault()
    asked.push((event.target as Element).textContent)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed are the links within.
    // biome-ignore lint/a11y/useKeyWithClickEvents: links press themselves on Enter.
    <section onClick={answer}>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        Pressed {presses}
      </button>
      {children}
    </section>
  )
}

const { prepare, stop } = vi.hoisted(() => ({ prepare: vi.fn(), stop: vi.fn() }))
const tend = vi.hoisted(() => vi.fn<(element: HTMLElement, part: { data: () => object }) => object>(() => ({ prepare, stop })))
const load = vi.hoisted(() => vi.fn())
vi.mock('./islandParts', () => ({
  islandParts: {
    List: async () => {
      load()
      return List
    },
  },
}))
vi.mock('./sleepers', () => ({ sleepers: { List: async () => tend } }))
const ListIsland = island('List', List, { wakes: 'own', answers: () => '/search' })
const host = { mode: 'live', storage: { read: () => null, watch: () => () => {}, write: () => {} } } as unknown as RuntimeHost

const settled = () => new Promise((resolve) => setTimeout(resolve, 20))
const link = (text: string) => [...document.querySelectorAll('a')].find(({ textContent }) => textContent === text)

// One document for one browser: an element can be defined once.
it('sleeps while what others drew into it is touched, and is tended until it answers the links that ask for more of it', async () => {
  const writer = createIslandWriter(host)
  document.body.innerHTML = renderToString(
    <IslandContext value={writer}>
      <ListIsland name="stock">
        <a href="#card">A card</a>
        <a href="/search?page=2">Next</a>
      </ListIsland>
    </IslandContext>,
  )
  await wakeIslands(host, writer.written().lines)
  expect(tend).toHaveBeenCalledOnce()
  expect(tend.mock.calls[0]?.[1].data()).toMatchObject({ name: 'stock' })

  // Its code comes with the first sign of somebody, once; it sleeps on.
  expect(load).not.toHaveBeenCalled()
  for (const sign of ['pointermove', 'wheel']) document.body.dispatchEvent(new Event(sign, { bubbles: true }))
  await expect.poll(() => load.mock.calls.length).toBe(1)
  expect(stop).not.toHaveBeenCalled()

  link('A card')?.dispatchEvent(new Event('pointerover', { bubbles: true }))
  link('A card')?.click()
  await settled()
  expect([stop.mock.calls.length, asked]).toEqual([0, []])

  link('Next')?.click()
  await expect.poll(() => asked).toEqual(['Next'])
  expect(prepare).toHaveBeenCalledOnce()
  expect(stop).toHaveBeenCalledOnce()
  document.querySelector('button')?.click()
  await expect.poll(() => document.querySelector('button')?.textContent).toBe('Pressed 1')
  expect(link('A card')).toBeDefined()
})
