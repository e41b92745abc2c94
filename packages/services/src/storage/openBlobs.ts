import type { Blobs } from './Blobs'
import { folderBlobs } from './folderBlobs'

/** Opens a folder, or a bucket for an address such as `s3://bucket/prefix`. Its client is loaded only for a bucket. */
export const openBlobs = async (folderOrUrl: string): Promise<Blobs> =>
  folderOrUrl.startsWith('s3://') ? (await import('./bucketBlobs')).bucketBlobs(folderOrUrl) : folderBlobs(folderOrUrl)
