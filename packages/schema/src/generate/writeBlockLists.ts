import { generateBlockLists } from './generateBlockLists'
import { writeWhenChanged } from './writeWhenChanged'

/** Written before all else: the schema itself reads the first of these lists. */
for (const [path, text] of Object.entries(await generateBlockLists())) writeWhenChanged(new URL(`../../../${path}`, import.meta.url), text)
