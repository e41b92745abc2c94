import { requirementRanges } from './citedRequirements'
import type { RuleDoc } from './RuleDoc'

const sources = '../packages/rules/src/'
const cell = (text: string) => text.replaceAll('|', '\\|')
const ruleArea = ({ file }: RuleDoc) => file.split('/')[0] ?? ''
const link = ({ name, file }: RuleDoc) => `[\`${name}\`](${sources}${file})`

const intro = `# Rules

Generated from the doc comments of \`packages/rules/src\` by \`npm run docs\`. Do not edit.

Every decision about a car, a price, a form or an address is one of these pure functions of settings, data and the current
instant. The table lists the settings that a rule’s own file reads, not those of other rules it calls.
Settings are described in [config.md](config.md), requirements in [requirements.md](requirements.md).
`

const requirementLink = (id: string) => `[${id}](requirements.md#${id.toLowerCase()})`
const cited = (ids: readonly string[]) =>
  requirementRanges(ids)
    .map(([from, to]) => (from === to ? requirementLink(from) : `${requirementLink(from)} to ${requirementLink(to)}`))
    .join(', ')

const ruleRow = (rule: RuleDoc) =>
  `| ${[cited(rule.requirements), link(rule), cell(rule.text), rule.settings.map((setting) => `\`${setting}\``).join(', ')].join(' | ')} |`

const areaText = ([area, rules]: [string, RuleDoc[]]): string =>
  [
    `## ${area.charAt(0).toUpperCase()}${area.slice(1)}`,
    '',
    '| Requirements | Rule | What it says | Settings |',
    '|---|---|---|---|',
    ...rules.map(ruleRow),
    '',
  ].join('\n')

/** Generates the documentation of rules: by area, then an index of rules by requirement. */
export const generateRulesDocs = (rules: readonly RuleDoc[], texts: ReadonlyMap<string, string>): string => {
  const areas = [...new Set(rules.map(ruleArea))].map((area): [string, RuleDoc[]] => [
    area,
    rules.filter((rule) => ruleArea(rule) === area),
  ])
  const requirements = [...new Set(rules.flatMap((rule) => rule.requirements))].toSorted()
  const index = requirements.map(
    (id) =>
      `| ${requirementLink(id)} | ${cell(texts.get(id) ?? '')} | ${rules
        .filter((rule) => rule.requirements.includes(id))
        .map(link)
        .join(', ')} |`,
  )
  return [
    intro,
    ...areas.map(areaText),
    '## By requirement',
    '',
    '| Requirement | What it says | Rules |',
    '|---|---|---|',
    ...index,
    '',
  ].join('\n')
}
