import { ts } from 'ts-morph'

/** A setting of a section of the config, as `finance.provider`. */
export interface KnownSetting {
  readonly section: string
  readonly key: string
}

/** Calls that ask a setting by its pointer. */
const askedByPointer = new Set(['isOn', 'hasText', 'isSettingOn', 'settingAt', 'needOf'])

/** The name a path ends in; none for what a page loaded, which may have a section's name. */
const nameOf = (node: ts.Node): string | null => {
  if (ts.isIdentifier(node)) return node.text
  if (ts.isPropertyAccessExpression(node)) return nameOf(node.expression) === 'data' ? null : node.name.text
  return ts.isNonNullExpression(node) || ts.isParenthesizedExpression(node) ? nameOf(node.expression) : null
}

/** The section a type names: `finance` of `ResolvedConfig['finance']`, alone or inside of `Pick<…>`. */
const sectionNamed = (type: ts.TypeNode | undefined): string | null =>
  /\b(?:ResolvedConfig|SiteConfig)\['(\w+)'\]/.exec(type?.getText() ?? '')?.[1] ?? null

/**
 * Which of the settings a source reads, as `section.key`: by a path, in a destructuring or by a pointer. It reads the source alone
 * and asks no types: a section is known by its name, by another name the source gives it, and by a parameter's written type.
 */
export const settingsAsked = (file: string, text: string, settings: readonly KnownSetting[]): ReadonlySet<string> => {
  const known = new Set(settings.map(({ section, key }) => `${section}.${key}`))
  const sections = new Set(settings.map(({ section }) => section))
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  /** Other names a source gives to sections. */
  const aliases = new Map<string, string>()
  const found = new Set<string>()

  const sectionOf = (name: string | null) => (name === null ? null : (aliases.get(name) ?? (sections.has(name) ? name : null)))
  const add = (section: string | null, key: string) => {
    if (section !== null && known.has(`${section}.${key}`)) found.add(`${section}.${key}`)
  }
  const addPattern = (pattern: ts.BindingName, section: string | null): void => {
    if (!ts.isObjectBindingPattern(pattern)) return
    for (const { propertyName, name } of pattern.elements) {
      const key = nameOf(propertyName ?? name)
      if (key === null) continue
      add(section, key)
      if (ts.isIdentifier(name)) {
        if (sections.has(key) && name.text !== key) aliases.set(name.text, key)
      } else addPattern(name, sections.has(key) ? key : null)
    }
  }

  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return
    if (ts.isVariableDeclaration(node) || ts.isParameter(node)) {
      const initial = node.initializer && ts.isVariableDeclaration(node) ? sectionOf(nameOf(node.initializer)) : null
      const section = sectionNamed(node.type) ?? initial
      if (ts.isIdentifier(node.name) && section !== null && (initial !== null || sectionNamed(node.type) !== null))
        aliases.set(node.name.text, section)
      addPattern(node.name, section)
    }
    if (ts.isPropertyAccessExpression(node)) add(sectionOf(nameOf(node.expression)), node.name.text)
    if (ts.isCallExpression(node) && askedByPointer.has(nameOf(node.expression) ?? ''))
      for (const argument of node.arguments)
        if (ts.isStringLiteral(argument)) {
          const [, section = '', key = ''] = argument.text.split('/')
          if (known.has(`${section}.${key}`)) found.add(`${section}.${key}`)
        }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
