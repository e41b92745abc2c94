import { database } from '../sites/database'
import { pastDatabase } from '../sites/pastDatabase'
import { shared } from '../sites/shared'
import type { PastRequest, PastResponse } from './createEarlierRenderers'
import { pageAsShown } from './pageAsShown'

// The program that a release stores, so that a later one can render its pages (createEarlierRenderers). Bundled by tools/chunks/bundleFront.ts.

const respond = async ({ address, at, assets }: PastRequest): Promise<PastResponse> => {
  // The same for all requests to a process.
  shared('documentAssets', () => assets)
  try {
    return { ok: true, page: await pageAsShown(database(), pastDatabase(), address, at) }
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) }
  }
}

process.on('message', async (request: PastRequest) => process.send?.(await respond(request)))
process.on('disconnect', () => process.exit())
