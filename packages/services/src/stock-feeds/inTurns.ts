import { FeedFault } from './FeedRecords'

/** Bytes per turn of a parser: a few milliseconds even for a malicious file. */
const pieceSize = 16_384
/** Time limit of parsing a file in milliseconds; many times that of the largest real one. */
const longestMs = 60_000

/**
 * Feeds a file to a parser in pieces and yields to the event loop in between; results can be taken after each piece. Rejects with the
 * parser's error, or with a `FeedFault` on timeout.
 *
 * @param budget time already spent on the file, if it is read again from a position
 */
export async function* inTurns(
  file: Buffer,
  parse: (piece: Buffer) => void | Promise<void>,
  budget = { spentMs: 0 },
): AsyncGenerator<void> {
  for (let start = 0; start < file.length; start += pieceSize) {
    const began = performance.now()
    await parse(file.subarray(start, start + pieceSize))
    budget.spentMs += performance.now() - began
    if (budget.spentMs > longestMs) throw new FeedFault('Reading the file takes too long.')
    yield
    await new Promise(setImmediate)
  }
}
