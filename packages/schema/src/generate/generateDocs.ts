import { blocks } from '../blocks/blocks'
import { configSections, schemaVersion } from '../json-schema/configSchema'
import type { SchemaNode, SettingRole } from '../SchemaNode'

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

const maxDefaultLength = 60

const defaultText = ({ default: value, type }: SchemaNode): string => {
  if (value === undefined) return ''
  if (value === '') return 'empty'
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (type === 'array' && Array.isArray(value) && value.some((item) => typeof item === 'object')) {
    return `${value.length === 0 ? 'none' : value.map((item: { id: string }) => item.id).join(', ')}`
  }
  if (Array.isArray(value) && value.length === 0) return 'none'
  const text = Array.isArray(value) ? value.join(', ') : String(value)
  return `\`${text.length > maxDefaultLength ? `${text.slice(0, maxDefaultLength)}…` : text}\``
}

const range = (from: number | undefined, to: number | undefined, unit: string) => {
  if (from !== undefined && to !== undefined) return `${from} to ${to}${unit}`
  if (to !== undefined) return `at most ${to}${unit}`
  return from === undefined ? '' : `at least ${from}${unit}`
}

const boundsText = (node: SchemaNode): string => {
  if (node.enum) {
    const labels = node['x-labels']
    return node.enum
      .map((value, index) => (labels?.[index] === undefined || labels[index] === value ? `\`${value}\`` : `\`${value}\` ${labels[index]}`))
      .join(', ')
  }
  return [
    node.type === 'boolean' ? 'on or off' : '',
    range(node.minimum, node.maximum, ''),
    range(node.minLength, node.maxLength, ' characters'),
    range(node.minItems, node.maxItems, ' entries'),
    node['x-expects'] ?? '',
  ]
    .filter((part) => part !== '')
    .join('; ')
}

const rolesOf = (role: SettingRole) => (role === 'dealer' ? 'dealer, staff' : 'staff')

interface InheritedSetting {
  readonly role: SettingRole
  readonly lockable: boolean
}

/** One row per setting; the settings of a list's items follow it, named `list[].setting`. */
const rows = (key: string, node: SchemaNode, path: string, above: InheritedSetting): string[] => {
  const here = { role: node['x-role'] ?? above.role, lockable: node['x-lockable'] ?? above.lockable }
  const cells = [
    `\`${path}\``,
    node.title ?? key,
    node.description ?? '',
    defaultText(node),
    boundsText(node),
    rolesOf(here.role),
    here.lockable ? 'yes' : 'no',
  ]
  const row = `| ${cells.map(cell).join(' | ')} |`
  return [row, ...Object.entries(node.items?.properties ?? {}).flatMap(([name, child]) => rows(name, child, `${path}[].${name}`, here))]
}

const head = ['| Setting | Title | What it does | Default | Allowed | Who may change it | Lockable |', '|---|---|---|---|---|---|---|']

const table = (properties: Readonly<Record<string, SchemaNode>>, prefix: string, above: InheritedSetting) => [
  ...head,
  ...Object.entries(properties).flatMap(([key, node]) => rows(key, node, `${prefix}${key}`, above)),
]

const sectionText = ([key, section]: [string, SchemaNode]) => [
  `## ${section.title} (\`${key}\`)`,
  '',
  `${section.description} Group: ${section['x-group']}.`,
  '',
  ...table(section.properties ?? {}, `${key}.`, { role: section['x-role'] ?? 'staff', lockable: section['x-lockable'] ?? true }),
  '',
]

const blockText = ([kind, node]: [string, SchemaNode]) => {
  const { id: _id, kind: _kind, shown: _shown, ...own } = node.properties ?? {}
  return [`### ${node.title} (\`${kind}\`)`, '', node.description ?? '', '', ...table(own, '', { role: 'dealer', lockable: true }), '']
}

/** docs/config.md: every setting of a site, from the schema. */
export const generateDocs = (): string =>
  [
    '<!-- Generated from the config schema by `npm run docs`. Do not edit. -->',
    '',
    '# Every setting of a site',
    '',
    `Version ${schemaVersion} of the config. Layers, weakest first: platform, template, manufacturer, organisation, site; each holds only its differences from the weaker ones.`,
    'Lists whose items have an `id` are merged item by item; other lists are replaced whole. A lockable setting can be locked against all stronger layers.',
    '',
    ...Object.entries<SchemaNode>(configSections).flatMap(sectionText),
    '## Blocks (`pages.list[].blocks[]`)',
    '',
    'Every block has an `id`, a `kind` and `shown`; its other settings depend on its kind.',
    '',
    ...Object.entries<SchemaNode>(blocks).flatMap(blockText),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n')
