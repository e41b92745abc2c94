import { readFileSync } from 'node:fs'
import { writeWhenChanged } from '@forecourt/schema/generate/writeWhenChanged'
import { requirementAreas } from './citedRequirements'
import { collectRules } from './collectRules'
import { generatePageTables } from './generatePageTables'
import { generateRulesDocs } from './generateRulesDocs'
import { generateHolidayRows, holidayTable } from './holidayTable'
import { parseRequirements } from './parseRequirements'

const root = new URL('../../../../', import.meta.url)
for (const [path, text] of Object.entries(generatePageTables())) writeWhenChanged(new URL(path, root), text)
const docs = new URL('docs/', root)
const requirements = parseRequirements(readFileSync(new URL('requirements.md', docs), 'utf8'))
writeWhenChanged(new URL('rules.md', docs), generateRulesDocs(collectRules(requirementAreas(requirements.keys())), requirements))
writeWhenChanged(new URL('../dates/generated/holidayRows.ts', import.meta.url), generateHolidayRows(holidayTable()))
