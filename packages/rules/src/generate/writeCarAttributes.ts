import { writeWhenChanged } from '@forecourt/schema/generate/writeWhenChanged'
import { generateCarAttributes } from './generateCarAttributes'

/** Runs before the other generators, because the code they load may import these files. */
for (const [path, text] of Object.entries(await generateCarAttributes()))
  writeWhenChanged(new URL(`../../../../${path}`, import.meta.url), text)
