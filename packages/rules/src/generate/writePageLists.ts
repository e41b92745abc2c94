import { writeWhenChanged } from '@forecourt/schema/generate/writeWhenChanged'
import { generatePageLists } from './generatePageLists'

/** Written before all else: what is generated from the rules of the kinds imports these lists. */
for (const [path, text] of Object.entries(generatePageLists())) writeWhenChanged(new URL(`../../../../${path}`, import.meta.url), text)
