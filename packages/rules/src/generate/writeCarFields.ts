import { writeWhenChanged } from '@forecourt/schema/generate/writeWhenChanged'
import { generateCarFields } from './generateCarFields'

/** Written before all else, as the lists of pages are: what is generated from rules may import these. */
for (const [path, text] of Object.entries(await generateCarFields()))
  writeWhenChanged(new URL(`../../../../${path}`, import.meta.url), text)
