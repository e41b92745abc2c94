import { ts } from 'ts-morph'

/** A setting of a config section, such as `finance.provider`. */
export interface KnownSetting {
  readonly section: string
  readonly key: string
}

interface Read {
  readonly read: ReadonlySet<string>
  readonly stated: ReadonlySet<string>
}

/** Functions that read a setting by pointer. */
const readByPointer = new Set(['isOn', 'hasText', 'isSettingOn', 'settingAt', 'settingNeed'])

/** Last name of a path: `finance` for `config.finance`. Null after `data`: `data.reviews` is loaded data, not the section `reviews`. */
const lastName = (node: ts.Node): string | null => {
  if (ts.isIdentifier(node)) return node.text
  if (ts.isPropertyAccessExpression(node)) return lastName(node.expression) === 'data' ? null : node.name.text
  return ts.isNonNullExpression(node) || ts.isParenthesizedExpression(node) ? lastName(node.expression) : null
}

/** Section named in a type: `finance` for `ResolvedConfig['finance']`, alone or inside `Pick<…>`. */
const sectionNamed = (type: ts.TypeNode | undefined): string | null =>
  /\b(?:ResolvedConfig|SiteConfig)\['(\w+)'\]/.exec(type?.getText() ?? '')?.[1] ?? null

/** Literal that a setting is compared with; null if the node isn't a literal. */
const comparedWith = (node: ts.Expression): string | null => {
  if (ts.isStringLiteralLike(node)) return node.text
  return ts.isNumericLiteral(node) ? node.text : null
}

const withoutBrackets = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node) ? withoutBrackets(node.expression) : node

/** Strips accessors from a value: `x` for `x.trim()` and `x.length`. */
const bareValue = (node: ts.Expression): ts.Expression => {
  const bare = withoutBrackets(node)
  if (ts.isCallExpression(bare) && ts.isPropertyAccessExpression(bare.expression) && bare.expression.name.text === 'trim')
    return withoutBrackets(bare.expression.expression)
  return ts.isPropertyAccessExpression(bare) && bare.name.text === 'length' ? withoutBrackets(bare.expression) : bare
}

const equals = new Set([ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken, ts.SyntaxKind.GreaterThanToken])

/** The condition a node states about a value: presence, equality, or content. */
const statedCondition = (node: ts.Node): { readonly value: ts.Expression; readonly title: string } | null => {
  if (ts.isBinaryExpression(node)) {
    if (node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) return { value: withoutBrackets(node.left), title: 'is there' }
    const other = equals.has(node.operatorToken.kind) ? comparedWith(node.right) : null
    return other === null ? null : { value: bareValue(node.left), title: other === '' || other === '0' ? 'is there' : `is ${other}` }
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return { value: bareValue(node.operand), title: 'is there' }
  if (ts.isConditionalExpression(node)) return { value: withoutBrackets(node.condition), title: 'is there' }
  if (ts.isIfStatement(node)) return { value: withoutBrackets(node.expression), title: 'is there' }
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'includes') {
    const [read] = node.arguments
    return read && ts.isStringLiteralLike(read) ? { value: withoutBrackets(node.expression.expression), title: `has ${read.text}` } : null
  }
  return null
}

/** Settings that a source reads, and conditions it states on them. Purely syntactic, without types. */
const settingsRead = (file: string, text: string, settings: readonly KnownSetting[]): Read => {
  const known = new Set(settings.map(({ section, key }) => `${section}.${key}`))
  const sections = new Set(settings.map(({ section }) => section))
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  /** Local aliases of sections. */
  const aliases = new Map<string, string>()
  /** Local names of settings. */
  const values = new Map<string, string>()
  const read = new Set<string>()
  const stated = new Set<string>()

  const toSection = (name: string | null) => (name === null ? null : (aliases.get(name) ?? (sections.has(name) ? name : null)))
  const toSetting = (node: ts.Expression): string | null => {
    if (ts.isIdentifier(node)) return values.get(node.text) ?? null
    if (!ts.isPropertyAccessExpression(node)) return null
    const name = `${toSection(lastName(node.expression))}.${node.name.text}`
    return known.has(name) ? name : null
  }
  const add = (section: string | null, key: string) => {
    if (section !== null && known.has(`${section}.${key}`)) read.add(`${section}.${key}`)
  }
  const addPattern = (pattern: ts.BindingName, section: string | null): void => {
    if (!ts.isObjectBindingPattern(pattern)) return
    for (const { propertyName, name } of pattern.elements) {
      const key = lastName(propertyName ?? name)
      if (key === null) continue
      add(section, key)
      if (ts.isIdentifier(name)) {
        if (sections.has(key) && name.text !== key) aliases.set(name.text, key)
        if (section !== null && known.has(`${section}.${key}`)) values.set(name.text, `${section}.${key}`)
      } else addPattern(name, sections.has(key) ? key : null)
    }
  }

  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return
    if (ts.isVariableDeclaration(node) || ts.isParameter(node)) {
      const initial = node.initializer && ts.isVariableDeclaration(node) ? toSection(lastName(node.initializer)) : null
      const section = sectionNamed(node.type) ?? initial
      if (ts.isIdentifier(node.name) && section !== null) aliases.set(node.name.text, section)
      addPattern(node.name, section)
    }
    if (ts.isPropertyAccessExpression(node)) add(toSection(lastName(node.expression)), node.name.text)
    if (ts.isCallExpression(node) && readByPointer.has(lastName(node.expression) ?? ''))
      for (const argument of node.arguments)
        if (ts.isStringLiteral(argument)) {
          const [, section = '', key = ''] = argument.text.split('/')
          if (known.has(`${section}.${key}`)) read.add(`${section}.${key}`)
        }
    const condition = statedCondition(node)
    const setting = condition && toSetting(condition.value)
    if (setting) stated.add(`${setting} ${condition.title}`)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return { read, stated }
}

/**
 * Settings that a source reads, as `section.key`: by path, destructuring or pointer. Purely syntactic: recognises sections by name, local
 * alias, or a parameter's declared type.
 */
export const settingsReadIn = (file: string, text: string, settings: readonly KnownSetting[]): ReadonlySet<string> =>
  settingsRead(file, text, settings).read

/** Conditions that a source states on settings, as `section.key is there`, `section.key is upper`, `section.key has {licence}`. */
export const conditionsStated = (file: string, text: string, settings: readonly KnownSetting[]): ReadonlySet<string> =>
  settingsRead(file, text, settings).stated
