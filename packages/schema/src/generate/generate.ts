import { writeFileSync } from 'node:fs'
import { composeSchema } from '../composeSchema'
import { generateTypes } from './generateTypes'

const target = new URL('../generated/', import.meta.url)
writeFileSync(new URL('config.schema.json', target), `${JSON.stringify(composeSchema(), null, 2)}\n`)
writeFileSync(new URL('SiteConfig.ts', target), await generateTypes())
