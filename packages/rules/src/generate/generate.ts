import { writeWhenChanged } from '@forecourt/schema/generate/writeWhenChanged'
import { generatePageTables } from './generatePageTables'
import { generateHolidayRows, holidayTable } from './holidayTable'

const root = new URL('../../../../', import.meta.url)
for (const [path, text] of Object.entries(generatePageTables())) writeWhenChanged(new URL(path, root), text)
writeWhenChanged(new URL('../dates/generated/holidayRows.ts', import.meta.url), generateHolidayRows(holidayTable()))
