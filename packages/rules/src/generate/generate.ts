import { writeFileSync } from 'node:fs'
import { collectRules } from './collectRules'
import { generateRulesDocs } from './generateRulesDocs'

writeFileSync(new URL('../../../../docs/rules.md', import.meta.url), generateRulesDocs(collectRules()))
