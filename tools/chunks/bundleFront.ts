import path from 'node:path'
import { bundleServer } from './bundleServer'

/** Run in the site's folder behind `next build`: the server in front, as deep below the app's folder as its source is. */
await bundleServer(path.resolve('src/server/main.ts'), path.resolve('.next/front/main.mjs'))
