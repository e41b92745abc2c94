/**
 * The groups of the editor, in order: every section is in one of them. Some wait for what is still to come: model pages in Models,
 * the screens of reserving and buying in Reserve and buy, sign-in and the garage in Accounts, and what is
 * told to measuring services in Measuring.
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
  'Measuring',
] as const

type SettingGroup = (typeof settingGroups)[number]

/** Who may change a setting. Staff may change everything; a dealer only what says so. */
export type SettingRole = 'staff' | 'dealer'

/** The page on which the effect of a setting is best seen; the preview opens it. */
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

/** A purpose-made editor for a value, where a plain input would be wrong. */
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
  | 'businessNumber'
  | 'condition'

/**
 * The part of JSON Schema 2020-12 that the tenant config is written in, plus its own keywords.
 *
 * `x-group` names the editor's group (sections only), `x-role` who may edit, `x-lockable` whether a
 * higher layer may fix the value (it may unless this is false), `x-preview` the page that shows it, `x-control` the editor to use,
 * `x-control: 'richText'` makes a text formatted: its value is words as they are typed, or a document (`rich-text/`),
 * `x-merge: 'id'` marks arrays whose items are merged by their `id` instead of replaced whole.
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
  /** The parts a long section is read in, in order: what each is about, and the keys of its settings. Each setting is in one part. */
  readonly 'x-parts'?: readonly { readonly title: string; readonly keys: readonly string[] }[]
  /** The make whose dealers a section is for; left out, it is for every site. */
  readonly 'x-make'?: string
  readonly 'x-role'?: SettingRole
  readonly 'x-lockable'?: boolean
  readonly 'x-preview'?: PreviewPage
  readonly 'x-control'?: SettingControl
  /** Width by height in which a picture is shown, such as '4:3'; left out where that depends on the page. */
  readonly 'x-ratio'?: string
  /** How many pixels across a picture needs to look sharp where it is shown; left out, what half a page shows. */
  readonly 'x-width'?: number
  readonly 'x-merge'?: 'id'
  /** What a list amounts to while nothing is chosen, in a few words. */
  readonly 'x-empty'?: string
  /** Words for each `enum` value, in the order of `enum`. */
  readonly 'x-labels'?: readonly string[]
  /** What a `pattern` asks for, to complete “… must be”: 'a colour such as #1f4fd8'. */
  readonly 'x-expects'?: string
}

/** A top-level section of the config: one object with described, defaulted settings. */
export interface SectionSchema extends SchemaNode {
  readonly type: 'object'
  readonly title: string
  readonly description: string
  readonly properties: { readonly [key: string]: SchemaNode }
  readonly 'x-group': SettingGroup
}
