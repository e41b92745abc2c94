import path from 'node:path'
import { bundleServer } from './bundleServer'

/** Runs in the site's folder after `next build`: bundles the front server, at the same folder depth as its source. */
await bundleServer(path.resolve('src/server/main.ts'), path.resolve('.next/front/main.mjs'))
