import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { run } from './run'
import { root } from './settings'

/** Generates the Prisma client if it is missing or outdated. */
export const generateClient = async () => {
  const generated = path.join(root, 'packages/data/src/generated')
  const stamp = path.join(generated, 'schema.sha256')
  const hash = createHash('sha256')
    .update(readFileSync(path.join(root, 'prisma/schema.prisma')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  await run('npx', ['prisma', 'generate', '--config', 'prisma.config.ts'])
  writeFileSync(stamp, hash)
}
