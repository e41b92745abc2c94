import path from 'node:path'
import { shareChunks } from './shareChunks'

/** Run in an app's folder behind `next build`. */
const { shared, bytes } = shareChunks(path.resolve('.next/server/chunks'))
process.stdout.write(`${shared} files of the server said what others say: ${(bytes / 1e6).toFixed(0)} MB less\n`)
