import path from 'node:path'
import { bundleServer } from './bundleServer'

/**
 * Runs in the site's folder after `next build`: bundles the front server, at the same folder depth as its source, and the program that renders
 * pages of this release for later ones.
 */
await bundleServer(path.resolve('src/server/main.ts'), path.resolve('.next/front/main.mjs'))
await bundleServer(path.resolve('src/evidence/renderPast.ts'), path.resolve('.next/past/renderPast.mjs'), { minify: true })
