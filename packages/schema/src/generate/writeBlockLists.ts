import { mkdirSync, writeFileSync } from 'node:fs'
import { generateBlockLists } from './generateBlockLists'

/** Written before all else: the schema itself reads the first of these lists. */
for (const [path, text] of Object.entries(await generateBlockLists())) {
  const target = new URL(`../../../${path}`, import.meta.url)
  mkdirSync(new URL('.', target), { recursive: true })
  writeFileSync(target, text)
}
