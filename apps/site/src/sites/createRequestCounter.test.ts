import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, it } from 'vitest'
import { createRequestCounter } from './createRequestCounter'

const longMs = 60_000

const setUp = () => {
  const counter = createRequestCounter((url) => url === '/background')
  const handle = counter.count(async () => {})
  const begin = (url: string) => {
    const response = new EventEmitter()
    void handle({ url } as IncomingMessage, response as unknown as ServerResponse)
    return () => void response.emit('close')
  }
  return { counter, begin }
}

it('background work waits until all other requests have ended', async () => {
  const { counter, begin } = setUp()
  const ends = [begin('/'), begin('/cars')]
  let isFree = false
  const free = counter.finished(longMs).then(() => {
    isFree = true
  })
  for (const end of ends) {
    await new Promise((resolve) => setTimeout(resolve, 10))
    expect(isFree).toBe(false)
    end()
  }
  await free
})

it('background work doesn’t wait for other background work, or longer than its limit', async () => {
  const { counter, begin } = setUp()
  begin('/background')
  await counter.finished(longMs)
  begin('/')
  await counter.finished(10)
})
