import { FeedFault } from './FeedRecords'

/** Bytes a parser is given at a time: what takes a few milliseconds even of a file made to take long. */
const pieceSize = 16_384
/** Time a parser may need for a whole file: many times what the largest honest one takes. Milliseconds. */
const longestMs = 60_000

/**
 * Gives a file to a parser piece by piece, with everything else that waits in the process getting its turn between; what was parsed can be
 * taken after each piece. Rejects with what the parser throws, and with a `FeedFault` when it needs too long.
 *
 * @param budget what was spent on the file before, where it is read again from somewhere in it
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
    if (budget.spentMs > longestMs) throw new FeedFault('The file takes too long to read.')
    yield
    await new Promise(setImmediate)
  }
}
