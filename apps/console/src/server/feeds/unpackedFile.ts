import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { largestFeedBytes } from '@forecourt/data/stock-feeds/feedFiles'
import { CallProblem } from '../errors/CallProblem'

const unzipped = promisify(gunzip)

/**
 * Decompresses a gzip file; refuses one over the size limit or incomplete. Asynchronous, so that it doesn't block other requests, and stops
 * at the limit.
 */
export const unpackedFile = async (bytes: Uint8Array): Promise<Buffer> => {
  try {
    return await unzipped(bytes, { maxOutputLength: largestFeedBytes })
  } catch (error) {
    const isTooLarge = (error as { readonly code?: string }).code === 'ERR_BUFFER_TOO_LARGE'
    throw new CallProblem(
      'BAD_REQUEST',
      isTooLarge
        ? `The file is larger than ${Math.round(largestFeedBytes / 1_000_000)} MB.`
        : 'The file did not arrive completely. Try again.',
    )
  }
}
