interface GateOptions {
  /** Number of render slots. */
  readonly slots: number
  /** Maximum slots per site. */
  readonly perSite: number
  /** Queue limits per site, and per address on it. */
  readonly waitingPerSite: number
  readonly waitingPerAddress: number
  /** Timeout in the queue, in milliseconds. */
  readonly timeoutMs: number
}

export interface RenderGate {
  /** Acquires a render slot. Resolves to a release function, or to null on timeout or once `closed` resolves: the client disconnected. */
  enter(site: string, address: string, closed?: Promise<unknown>): Promise<(() => void) | null>
}

interface WaitingRequest {
  admit(): void
}

interface Queue {
  running: number
  waiting: number
  /** In the order of their turns. */
  readonly addresses: Map<string, WaitingRequest[]>
}

/**
 * Fair render queue: slots rotate between sites, and within a site between addresses, so that a client with a thousand requests delays
 * others by one at most.
 */
export function createRenderGate({ slots, perSite, waitingPerSite, waitingPerAddress, timeoutMs }: GateOptions): RenderGate {
  /** In the order of their turns. */
  const sites = new Map<string, Queue>()
  let running = 0

  function leave(site: string, queue: Queue): void {
    running--
    queue.running--
    if (queue.running === 0 && queue.waiting === 0) sites.delete(site)
    admitNext()
  }

  function admitNext(): void {
    if (running >= slots) return
    for (const [site, queue] of sites) {
      if (queue.waiting === 0 || queue.running >= perSite) continue
      const [turn] = queue.addresses
      if (!turn) continue
      const [address, waitingHere] = turn
      const next = waitingHere.shift()
      queue.addresses.delete(address)
      if (waitingHere.length > 0) queue.addresses.set(address, waitingHere)
      sites.delete(site)
      sites.set(site, queue)
      queue.waiting--
      next?.admit()
      return
    }
  }

  function wait(site: string, address: string, queue: Queue, closed: Promise<unknown> | undefined): Promise<boolean> {
    const waitingHere = queue.addresses.get(address) ?? []
    if (queue.waiting >= waitingPerSite || waitingHere.length >= waitingPerAddress) return Promise.resolve(false)
    return new Promise((resolve) => {
      const timer = setTimeout(giveUp, timeoutMs)
      const entry: WaitingRequest = {
        admit() {
          clearTimeout(timer)
          running++
          queue.running++
          resolve(true)
        },
      }
      function giveUp(): void {
        const at = waitingHere.indexOf(entry)
        if (at < 0) return
        clearTimeout(timer)
        waitingHere.splice(at, 1)
        if (waitingHere.length === 0) queue.addresses.delete(address)
        queue.waiting--
        if (queue.running === 0 && queue.waiting === 0) sites.delete(site)
        resolve(false)
      }
      waitingHere.push(entry)
      queue.addresses.set(address, waitingHere)
      queue.waiting++
      void closed?.then(giveUp)
    })
  }

  return {
    async enter(site, address, closed) {
      const queue: Queue = sites.get(site) ?? { running: 0, waiting: 0, addresses: new Map() }
      sites.set(site, queue)
      if (running < slots && queue.running < perSite) {
        running++
        queue.running++
      } else if (!(await wait(site, address, queue, closed))) return null
      let isReleased = false
      return () => {
        if (!isReleased) leave(site, queue)
        isReleased = true
      }
    },
  }
}
