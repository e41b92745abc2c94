// @vitest-environment jsdom
import { type ReactNode, useEffect, useRef } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import type { RuntimeHost } from '../host/RuntimeHost'
import { createIslandWriter } from './createIslandWriter'
import { IslandContext, island } from './island'
import { wakeIslands } from './wakeIslands'

const fetched = vi.hoisted(() => ({ parts: Promise.resolve() }))
const opened: string[] = []

const OpenerPart = ({ children }: { readonly children: ReactNode }) => {
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => {
    area.current?.addEventListener('click', (event) => {
      event.preventDefault()
      opened.push((event.target as Element).textContent ?? '')
    })
  }, [])
  return <div ref={area}>{children}</div>
}

vi.mock('./islandParts', () => ({
  islandParts: {
    OpenerPart: async () => {
      await fetched.parts
      return OpenerPart
    },
  },
}))
const Opener = island('OpenerPart', OpenerPart, { wakes: 'touch' })
const host = { mode: 'live', storage: { read: () => null, watch: () => () => {}, write: () => {} } } as unknown as RuntimeHost

afterEach(() => {
  document.body.innerHTML = ''
})

// One document for one browser: an element can be defined once.
it('opens a link in the page once the part around it has come, and lets the browser open it elsewhere', async () => {
  let come = () => {}
  fetched.parts = new Promise((resolve) => {
    come = resolve
  })
  const writer = createIslandWriter(host)
  document.body.innerHTML = renderToString(
    <IslandContext value={writer}>
      <Opener>
        <a data-enquiry="general" href="/contact">
          Ask about it
        </a>
      </Opener>
    </IslandContext>,
  )
  await wakeIslands(host, writer.written().lines)
  const followed: boolean[] = []
  const link = document.querySelector('a')
  document.body.addEventListener('click', (event) => {
    followed.push(!event.defaultPrevented)
    event.preventDefault()
  })

  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
  expect(followed).toEqual([true])
  link?.click()
  expect([opened, followed]).toEqual([[], [true]])

  come()
  await expect.poll(() => opened).toEqual(['Ask about it'])
  expect(followed).toEqual([true, false])
})
