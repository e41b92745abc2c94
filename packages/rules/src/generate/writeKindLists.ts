import { writeWhenChanged } from '@forecourt/schema/generate/writeWhenChanged'
import { generateKindLists } from './generateKindLists'

/** Written before all else: what is generated from the rules of the kinds imports these lists. */
for (const [path, text] of Object.entries(generateKindLists())) writeWhenChanged(new URL(`../../../../${path}`, import.meta.url), text)
