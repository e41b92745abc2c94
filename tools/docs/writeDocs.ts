import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { requirementAreas } from '@forecourt/rules/generate/citedRequirements'
import { collectRules } from '@forecourt/rules/generate/collectRules'
import { generateRulesDocs } from '@forecourt/rules/generate/generateRulesDocs'
import { parseRequirements } from '@forecourt/rules/generate/parseRequirements'
import { generateDocs } from '@forecourt/schema/generate/generateDocs'
import { writeWhenChanged } from '@forecourt/schema/generate/writeWhenChanged'
import { root } from '../start/settings'

const docs = pathToFileURL(`${root}docs/`)
const requirements = parseRequirements(readFileSync(new URL('requirements.md', docs), 'utf8'))

/** Not committed: generated from the schema and from rule comments. */
writeWhenChanged(new URL('config.md', docs), generateDocs())
writeWhenChanged(new URL('rules.md', docs), generateRulesDocs(collectRules(requirementAreas(requirements.keys())), requirements))
