import { writeWhenChanged } from '@forecourt/schema/generate/writeWhenChanged'
import { generateKindLists } from './generateKindLists'

/** Runs before the other generators, because the code they load imports these lists. */
for (const [path, text] of Object.entries(generateKindLists())) writeWhenChanged(new URL(`../../../../${path}`, import.meta.url), text)
