import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { largestFeedBytes } from '@forecourt/data/stock-feeds/feedFiles'
import { CallProblem } from '../errors/CallProblem'

const unzipped = promisify(gunzip)

/**
 * A file that was compressed by gzip on its way, as it was; refused where it is larger than any feed's, or did not arrive whole. Others get
 * their turn while it is unpacked, and no more of it is than may be read.
 */
export const unpackedFile = async (bytes: Uint8Array): Promise<Buffer> => {
  try {
    return await unzipped(bytes, { maxOutputLength: largestFeedBytes })
  } catch (error) {
    const isTooLarge = (error as { readonly code?: string }).code === 'ERR_BUFFER_TOO_LARGE'
    throw new CallProblem(
      'BAD_REQUEST',
      isTooLarge ? `The file is larger than ${Math.round(largestFeedBytes / 1_000_000)} MB.` : 'The file did not arrive whole. Try again.',
    )
  }
}
