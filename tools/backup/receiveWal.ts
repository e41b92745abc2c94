import type { Replication } from './replication'

/** Postgres' log positions are 64 bits, written as two hexadecimal numbers. */
export const parsePosition = (text: string): bigint => {
  const [high = '0', low = '0'] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

const writePosition = (position: bigint) => `${(position >> 32n).toString(16)}/${(position & 0xffffffffn).toString(16)}`.toUpperCase()

const hex = (value: bigint) => value.toString(16).toUpperCase().padStart(8, '0')

/** The name of the log file that holds a position. */
export const segmentName = (timeline: number, position: bigint, segmentSize: bigint): string => {
  const number = position / segmentSize
  const inOne = 0x100000000n / segmentSize
  return hex(BigInt(timeline)) + hex(number / inOne) + hex(number % inOne)
}

/** “Written and flushed up to here”, in the replication protocol. */
const statusUpdate = (position: bigint) => {
  const message = Buffer.alloc(34)
  message.write('r')
  for (const at of [1, 9, 17]) message.writeBigUInt64BE(position, at)
  return message
}

/** Bytes before the log itself in a message with log. */
const walHead = 25

export interface WalRange {
  readonly slot: string
  readonly timeline: number
  readonly segmentSize: bigint
  /** Start of a segment. */
  readonly from: bigint
  readonly until: bigint
}

/**
 * Receives the write-ahead log up to a position. Calls `store` with each complete segment and finally with the beginning of the last one,
 * as `<name>.partial`. The server may remove complete segments once they are stored.
 */
export const receiveWal = async (
  replication: Replication,
  { slot, timeline, segmentSize, from, until }: WalRange,
  store: (name: string, bytes: Buffer) => Promise<void>,
): Promise<void> => {
  let start = from
  let stored = from
  let parts: Buffer[] = []
  let size = 0n
  let ended = false
  const receiveBytes = async (bytes: Buffer) => {
    let rest = bytes
    while (rest.length > 0) {
      const part = rest.subarray(0, Number(segmentSize - size))
      parts.push(part)
      size += BigInt(part.length)
      rest = rest.subarray(part.length)
      if (size < segmentSize) continue
      await store(segmentName(timeline, start, segmentSize), Buffer.concat(parts))
      start += segmentSize
      stored = start
      parts = []
      size = 0n
    }
  }
  const command = `START_REPLICATION SLOT ${slot} PHYSICAL ${writePosition(from)} TIMELINE ${timeline}`
  for await (const message of replication.copy(command)) {
    if (ended) continue
    if (message[0] === 0x77) await receiveBytes(message.subarray(walHead))
    // The server asks for a sign of life.
    else if (message[17] === 1) replication.send(statusUpdate(stored))
    if (start + size < until) continue
    replication.send(statusUpdate(stored))
    replication.endCopy()
    ended = true
  }
  if (!ended) throw new Error('Postgres ended the transfer of its log early: the next backup continues it.')
  if (size > 0n) await store(`${segmentName(timeline, start, segmentSize)}.partial`, Buffer.concat(parts))
}
