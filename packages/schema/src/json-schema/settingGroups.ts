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

export type SettingGroup = (typeof settingGroups)[number]
