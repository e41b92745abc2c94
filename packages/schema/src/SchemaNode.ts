/**
 * The groups of the editor, in order; every section belongs to one. Model pages are in Models, checkout in Reserve and buy, sign-in and
 * garage in Accounts, analytics in Measuring.
 */
export const settingGroups = [
  'Business',
  'Look',
  'Header and footer',
  'Content',
  'Stock',
  'Stock list',
  'Models',
  'Car page',
  'Reserve and buy',
  'Finance',
  'Trade-in',
  'Contact',
  'Accounts',
  'Measurement',
] as const

type SettingGroup = (typeof settingGroups)[number]

/** Who may change a setting. Staff may change all; a dealer only those marked for dealers. */
export type SettingRole = 'staff' | 'dealer'

/** The page that shows the effect of a setting best; the preview opens it. */
export type PreviewPage =
  | 'home'
  | 'search'
  | 'car'
  | 'tradeIn'
  | 'locations'
  | 'location'
  | 'models'
  | 'model'
  | 'offers'
  | 'blog'
  | 'contact'

/** A special editor control for a value, where a plain input is unsuitable. */
export type SettingControl =
  | 'colour'
  | 'text'
  | 'multiline'
  | 'richText'
  | 'image'
  | 'menu'
  | 'buttons'
  | 'blocks'
  | 'links'
  | 'choices'
  | 'path'
  | 'pagePath'
  | 'ordered'
  | 'phone'
  | 'day'
  | 'dayTime'
  | 'businessNumber'
  | 'condition'

/**
 * The subset of JSON Schema 2020-12 that the tenant config is written in, plus our own keywords.
 *
 * `x-group` names the editor's group (sections only), `x-role` who may edit, `x-lockable` whether a higher layer may lock the value
 * (default: true), `x-preview` the page that shows it, `x-control` the editor control, `x-control: 'richText'` makes a text rich: its value
 * is light text or a document (`rich-text/`), `x-merge: 'id'` marks arrays whose items are merged by their `id` instead of being replaced
 * as a whole, `x-turns-on` the switch that a change turns on.
 */
export interface SchemaNode {
  readonly type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean'
  readonly title?: string
  readonly description?: string
  readonly default?: unknown
  readonly enum?: readonly (string | number)[]
  readonly const?: string | number | boolean
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly multipleOf?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: boolean
  readonly properties?: { readonly [key: string]: SchemaNode }
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean
  readonly items?: SchemaNode
  readonly oneOf?: readonly SchemaNode[]
  readonly discriminator?: { readonly propertyName: string }
  readonly $ref?: string
  readonly $defs?: { readonly [key: string]: SchemaNode }
  readonly 'x-group'?: string
  /** The parts of a long section, in order: title and keys of the settings. Each setting is in one part. */
  readonly 'x-parts'?: readonly { readonly title: string; readonly keys: readonly string[] }[]
  /** The make whose dealers a section is for; absent: every site. */
  readonly 'x-make'?: string
  /** The country whose sites a setting is for; absent: every site. */
  readonly 'x-country'?: 'AU' | 'NZ'
  readonly 'x-role'?: SettingRole
  readonly 'x-lockable'?: boolean
  readonly 'x-preview'?: PreviewPage
  readonly 'x-control'?: SettingControl
  /** Aspect ratio of a picture, such as '4:3'; absent if it depends on the page. */
  readonly 'x-ratio'?: string
  /** Width in pixels that a picture needs to look sharp; default: the width for half a page. */
  readonly 'x-width'?: number
  readonly 'x-merge'?: 'id'
  /** Switch of the same object that a change of this value turns on, unless a layer sets the switch itself. */
  readonly 'x-turns-on'?: string
  /** Summary of an empty list, in a few words. */
  readonly 'x-empty'?: string
  /** Labels of the `enum` values, in the same order. */
  readonly 'x-labels'?: readonly string[]
  /** Description of a `pattern`, to complete “… must be”: 'a colour such as #1f4fd8'. */
  readonly 'x-expects'?: string
}

/** A top-level section of the config: an object of settings with descriptions and defaults. */
export interface SectionSchema extends SchemaNode {
  readonly type: 'object'
  readonly title: string
  readonly description: string
  readonly properties: { readonly [key: string]: SchemaNode }
  readonly 'x-group': SettingGroup
}
