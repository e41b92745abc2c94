import { describe, expect, it } from 'vitest'
import { createRenderGate } from './createRenderGate'

const options = { slots: 2, perSite: 1, waitingPerSite: 4, waitingPerAddress: 3, timeoutMs: 10_000 }
const soon = () => new Promise((resolve) => setTimeout(resolve))

/** A gate that records admissions in order. */
function setUp(over: Partial<typeof options> = {}) {
  const gate = createRenderGate({ ...options, ...over })
  const admitted: string[] = []
  const leaves = new Map<string, () => void>()
  const ask = async (name: string, site: string, address = 'x', closed?: Promise<unknown>) => {
    const leave = await gate.enter(site, address, closed)
    admitted.push(leave ? name : `${name} refused`)
    if (leave) leaves.set(name, leave)
  }
  const leave = async (name: string) => {
    leaves.get(name)?.()
    await soon()
  }
  return { ask, admitted, leave }
}

describe('createRenderGate', () => {
  it('createRenderGate reserves a slot for other sites, however many requests one site has', async () => {
    const { ask, admitted } = setUp()
    for (const name of ['a1', 'a2', 'a3']) void ask(name, 'a')
    await soon()
    void ask('b1', 'b')
    await soon()
    expect(admitted).toEqual(['a1', 'b1'])
  })

  it('createRenderGate grants slots in turn, from site to site and from address to address', async () => {
    const { ask, admitted, leave } = setUp({ slots: 1 })
    for (const name of ['a1', 'a2', 'a3']) void ask(name, 'a', 'crawler')
    void ask('a4', 'a', 'shopper')
    void ask('b1', 'b')
    await soon()
    for (const name of ['a1', 'a2', 'b1', 'a4', 'a3']) await leave(name)
    expect(admitted).toEqual(['a1', 'a2', 'b1', 'a4', 'a3'])
  })

  it('createRenderGate refuses a request when the queue of its address or of its site is full', async () => {
    const { ask, admitted } = setUp({ slots: 1 })
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void ask(name, 'a', 'crawler')
    await soon()
    expect(admitted).toEqual(['a1', 'a5 refused'])
    for (const name of ['a6', 'a7']) void ask(name, 'a', 'shopper')
    await soon()
    expect(admitted).toEqual(['a1', 'a5 refused', 'a7 refused'])
  })

  it('createRenderGate limits the waiting time, and drops clients that have left', async () => {
    const { ask, admitted, leave } = setUp({ slots: 1, timeoutMs: 30 })
    void ask('a1', 'a')
    void ask('a2', 'a', 'x', Promise.resolve())
    void ask('a3', 'a')
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect(admitted).toEqual(['a1', 'a2 refused', 'a3 refused'])
    await leave('a1')
    await ask('a4', 'a')
    expect(admitted).toContain('a4')
  })
})
