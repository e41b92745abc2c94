// @vitest-environment jsdom
import { type KeyboardEvent, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import type { RuntimeHost } from '../host/RuntimeHost'
import { createIslandWriter } from './createIslandWriter'
import { IslandContext, island } from './island'
import { wakeIslands } from './wakeIslands'

const fetched = vi.hoisted(() => ({ pictures: Promise.resolve() }))

const Pictures = () => {
  const [at, setAt] = useState(1)
  const turn = ({ key }: KeyboardEvent) => setAt(key === 'ArrowRight' ? at + 1 : at)
  return (
    <button type="button" onKeyDown={turn}>
      Picture {at}
    </button>
  )
}

vi.mock('./islandParts', () => ({
  islandParts: {
    Pictures: async () => {
      await fetched.pictures
      return Pictures
    },
  },
}))
const PicturesIsland = island('Pictures', Pictures, { wakes: 'touch' })
const host = { mode: 'live', storage: { read: () => null, watch: () => () => {}, write: () => {} } } as unknown as RuntimeHost

// One document for one browser: an element can be defined once.
it('has an arrow key on a part that sleeps turn it once it answers, and wakes what is scrolled', async () => {
  let come = () => {}
  fetched.pictures = new Promise((resolve) => {
    come = resolve
  })
  const writer = createIslandWriter(host)
  document.body.innerHTML = renderToString(
    <IslandContext value={writer}>
      <PicturesIsland />
      <PicturesIsland />
    </IslandContext>,
  )
  await wakeIslands(host, writer.written().lines)
  const [button, scrolled] = document.querySelectorAll('button')
  const press = (key: string) => button?.dispatchEvent(new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  expect(press('ArrowRight')).toBe(false)
  expect(press('Tab')).toBe(true)

  come()
  await expect.poll(() => button?.textContent).toBe('Picture 2')
  expect(press('ArrowRight')).toBe(true)
  await expect.poll(() => button?.textContent).toBe('Picture 3')

  // What is scrolled is touched, too: it answers before anything of it is pressed.
  scrolled?.dispatchEvent(new Event('scroll'))
  const isAnswering = () => Object.keys(scrolled ?? {}).some((name) => name.startsWith('__reactProps'))
  await expect.poll(isAnswering).toBe(true)
})
