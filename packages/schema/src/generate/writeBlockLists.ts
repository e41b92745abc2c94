import { generateBlockLists } from './generateBlockLists'
import { writeWhenChanged } from './writeWhenChanged'

/** Runs before the other generators, as the schema imports the first of these lists. */
for (const [path, text] of Object.entries(await generateBlockLists())) writeWhenChanged(new URL(`../../../${path}`, import.meta.url), text)
