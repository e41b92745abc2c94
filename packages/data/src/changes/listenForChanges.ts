import { randomBytes } from 'node:crypto'
import { setImmediate as afterInput, setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { type Change, carChannel, channel, inboxChannel } from './notifyChange'

interface ListenOptions {
  /** Called when notifications may have been missed, after a reconnect: caches should be dropped. */
  readonly onReconnect?: () => void
  readonly onError?: (error: Error) => void
  /** Resolves even if the database is unavailable, and listens once it is back; that counts as a reconnect. */
  readonly waitsForDatabase?: boolean
  readonly heartbeat?: Heartbeat
}

/** Milliseconds. */
interface Heartbeat {
  readonly every: number
  /** A heartbeat that arrives later than this ends the connection. */
  readonly late: number
}

const firstPauseMs = 100
const maxPauseMs = 800
/**
 * A lost connection is noticed after at most `every` + `late` = 14 s. With the reconnect that is less than the 15 s after which a change
 * must show even if its notification was lost. Notifications arrive in order: if one is late on a busy machine, none is lost, and expiring
 * everything would only make the machine busier.
 */
const defaultHeartbeat: Heartbeat = { every: 5_000, late: 9_000 }

const listenOnce = async (url: string, channel: string, onNotice: (payload: string) => void, { every, late }: Heartbeat) => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true })
  const ownChannel = `forecourt_heartbeat_${randomBytes(8).toString('hex')}`
  let [sent, received] = [0, 0]
  let endConnection = () => {}
  const lost = new Promise<void>((resolve) => {
    endConnection = resolve
    client.on('error', () => resolve())
    client.on('end', () => resolve())
  })
  client.on('notification', ({ channel: from, payload }) => {
    if (from === ownChannel) received = Number(payload)
    else onNotice(payload ?? '')
  })
  await client.connect()
  await client.query(`listen ${channel}; listen ${ownChannel}`)
  // Notifies itself: a connection can respond to queries and yet deliver no notification, behind a pooler for instance.
  const beat = async () => {
    const number = ++sent
    client.query(`notify ${ownChannel}, '${number}'`).catch(endConnection)
    await wait(late, undefined, { ref: false })
    // If the event loop was blocked, the timer fires before a notification that has already arrived is read.
    await afterInput()
    await afterInput()
    if (received < number) endConnection()
  }
  const heartbeat = setInterval(() => void beat(), every)
  heartbeat.unref()
  const close = async () => {
    clearInterval(heartbeat)
    await client.end().catch(() => {})
  }
  return { lost, close }
}

type Listener = Awaited<ReturnType<typeof listenOnce>>

/** Subscribes to a Postgres channel; reconnects with backoff when the connection is lost. Resolves once it listens. */
const listenOn = async (
  url: string,
  channel: string,
  onNotice: (payload: string) => void,
  { onReconnect, onError, waitsForDatabase = false, heartbeat = defaultHeartbeat }: ListenOptions = {},
): Promise<{ stop: () => Promise<void> }> => {
  let stopped = false
  let current: Listener | null = null
  try {
    current = await listenOnce(url, channel, onNotice, heartbeat)
  } catch (error) {
    if (!waitsForDatabase) throw error
    onError?.(error as Error)
  }

  const connectAgain = async () => {
    let lastError = ''
    for (let pause = firstPauseMs; !stopped; pause = Math.min(pause * 2, maxPauseMs)) {
      try {
        return await listenOnce(url, channel, onNotice, heartbeat)
      } catch (error) {
        // Logs a lasting outage once.
        if (lastError !== (error as Error).message) onError?.(error as Error)
        lastError = (error as Error).message
        await wait(pause, undefined, { ref: false })
      }
    }
    return null
  }

  const stayConnected = async () => {
    while (!stopped) {
      await current?.lost
      // Not awaited, because a server that hangs never confirms the close.
      void current?.close()
      const next: Listener | null = stopped ? null : await connectAgain()
      if (!next) return
      current = next
      if (stopped) await current.close()
      else onReconnect?.()
    }
  }
  void stayConnected()

  return {
    stop: async () => {
      stopped = true
      await current?.close()
    },
  }
}

/**
 * Calls `onChange` with an organisation's id whenever a transaction changed its cars; the notification comes from a trigger. `changedCars`
 * returns which cars. Resolves once it listens.
 */
export const listenForCarChanges = (
  url: string,
  onChange: (organisationId: string) => void,
  options?: ListenOptions,
): Promise<{ stop: () => Promise<void> }> => listenOn(url, carChannel, onChange, options)

/**
 * Calls `onChange` with an organisation's id whenever its inbox changed; the notification comes from a trigger. Resolves once it listens.
 */
export const listenForInboxChanges = (
  url: string,
  onChange: (organisationId: string) => void,
  options?: ListenOptions,
): Promise<{ stop: () => Promise<void> }> => listenOn(url, inboxChannel, onChange, options)

const parseChange = (payload: string): Change | null => {
  try {
    return JSON.parse(payload) as Change
  } catch {
    return null
  }
}

/** Subscribes to changes notified by any instance; reconnects whenever the connection is lost. Resolves once it listens. */
export const listenForChanges = (
  url: string,
  onChange: (change: Change) => void,
  options?: ListenOptions,
): Promise<{ stop: () => Promise<void> }> =>
  listenOn(
    url,
    channel,
    (payload) => {
      const change = parseChange(payload)
      if (change) onChange(change)
    },
    options,
  )
