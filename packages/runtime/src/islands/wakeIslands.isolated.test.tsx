// @vitest-environment jsdom
import { type ReactNode, useId, useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import type { RuntimeHost } from '../host/RuntimeHost'
import { createIslandWriter } from './createIslandWriter'
import { IslandContext, island } from './island'

const Counter = ({ label, children }: { readonly label: string; readonly children?: ReactNode }) => {
  const [count, setCount] = useState(0)
  const id = useId()
  return (
    <section>
      <button type="button" aria-describedby={id} onClick={() => setCount(count + 1)}>
        {label} {count}
      </button>
      <p id={id}>{label}</p>
      {count !== 1 && children}
    </section>
  )
}
const Hidden = ({ children }: { readonly children: ReactNode }) => {
  const [open, setOpen] = useState(false)
  return (
    <div>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && children}
    </div>
  )
}

const parts = vi.hoisted(() => new Map<string, unknown>())
vi.mock('./islandParts', () => ({
  islandParts: new Proxy({}, { get: (_, name: string) => async () => parts.get(name) }),
}))
parts.set('Counter', Counter)
parts.set('Hidden', Hidden)
const CounterIsland = island('Counter', Counter, { wakes: 'touch' })
const HiddenIsland = island('Hidden', Hidden, { wakes: 'touch' })

const host = { mode: 'live', storage: { read: () => null, watch: () => () => {}, write: () => {} } } as unknown as RuntimeHost
const complaints: unknown[] = []

/** Writes a page, puts it into the browser and has it wake. */
const open = async (page: ReactNode) => {
  const writer = createIslandWriter(host)
  const html = renderToString(<IslandContext value={writer}>{page}</IslandContext>)
  const { lines, templates } = writer.written()
  document.body.innerHTML = html + templates
  vi.stubGlobal('reportError', (error: unknown) => complaints.push(error))
  vi.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words))
  const { wakeIslands } = await import('./wakeIslands')
  await wakeIslands(host, lines)
  return { html, lines }
}
const button = (name: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith(name))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.innerHTML = ''
})

// One document for one browser: an element can be defined once.
it('takes over each part alone, once it is touched, with what others drew in it as it was', async () => {
  const { html, lines } = await open(
    <main>
      <CounterIsland label="Outer">
        <em>drawn by others</em>
        <CounterIsland label="Inner" />
      </CounterIsland>
      <HiddenIsland>
        <strong>not shown yet</strong>
        <CounterIsland label="Later" />
      </HiddenIsland>
    </main>,
  )
  expect(html).toContain('drawn by others')
  expect(html).not.toContain('not shown yet')
  expect(lines.join()).not.toContain('others')

  // A press on what sleeps happens once it answers.
  button('Outer')?.click()
  await expect.poll(() => button('Outer')?.textContent).toBe('Outer 1')
  expect(document.querySelector('em')).toBeNull()
  button('Outer')?.click()
  await expect.poll(() => document.querySelector('em')?.textContent).toBe('drawn by others')

  button('Inner')?.click()
  await expect.poll(() => button('Inner')?.textContent).toBe('Inner 1')
  expect(button('Outer')?.textContent).toBe('Outer 2')

  button('Open')?.click()
  await expect.poll(() => document.querySelector('strong')?.textContent).toBe('not shown yet')
  button('Later')?.click()
  await expect.poll(() => button('Later')?.textContent).toBe('Later 1')

  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const each of document.querySelectorAll('[aria-describedby]')) expect(ids).toContain(each.getAttribute('aria-describedby'))
  expect(complaints).toEqual([])
})
