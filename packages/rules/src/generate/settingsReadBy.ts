import { configSections } from '@forecourt/schema/json-schema/configSchema'
import { ts } from 'ts-morph'

const configTypes = '/packages/schema/src/generated/SiteConfig.ts'

/** Section of a generated settings interface: `checkout` of `CheckoutSettings`. */
const sectionOf = new Map(
  Object.keys(configSections).map((section) => [`${section.charAt(0).toUpperCase()}${section.slice(1)}Settings`, section]),
)

/** The setting that a config property represents; null for other properties. */
const settingOf = (property: ts.Symbol | undefined): string | null => {
  const holder = property?.declarations?.find((declaration) => declaration.getSourceFile().fileName.endsWith(configTypes))?.parent
  const section = holder && ts.isInterfaceDeclaration(holder) ? sectionOf.get(holder.name.text) : undefined
  return property && section ? `${section}.${property.name}` : null
}

const literals = (type: ts.Type): string[] => {
  if (type.isUnion()) return type.types.flatMap(literals)
  return type.isStringLiteral() ? [type.value] : []
}

/** Properties referenced by a node: as `.name`, in destructuring, by computed name or in a type. */
const propertiesNamed = (checker: ts.TypeChecker, node: ts.Node): (ts.Symbol | undefined)[] => {
  const named = (holder: ts.Node, names: readonly string[]) => {
    const type = checker.getTypeAtLocation(holder)
    return names.map((name) => checker.getPropertyOfType(type, name))
  }
  if (ts.isIdentifier(node)) return [checker.getSymbolAtLocation(node)]
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
    const name = node.propertyName ?? node.name
    return ts.isIdentifier(name) ? named(node.parent, [name.text]) : []
  }
  if (ts.isElementAccessExpression(node)) return named(node.expression, literals(checker.getTypeAtLocation(node.argumentExpression)))
  if (ts.isIndexedAccessTypeNode(node) && ts.isLiteralTypeNode(node.indexType) && ts.isStringLiteral(node.indexType.literal))
    return named(node.objectType, [node.indexType.literal.text])
  return []
}

/** Switches shared by checks and rules: a rule that imports one also reads its settings. */
const switches = '/packages/schema/src/switches/'

/** Declarations behind an imported switch; empty for other nodes. */
const switchBehind = (checker: ts.TypeChecker, node: ts.Node): readonly ts.Node[] => {
  const symbol = ts.isImportSpecifier(node) ? checker.getSymbolAtLocation(node.name) : undefined
  const declarations = symbol ? (checker.getAliasedSymbol(symbol).declarations ?? []) : []
  return declarations.filter((declaration) => declaration.getSourceFile().fileName.includes(switches))
}

/** Settings that a file's code reads, determined by its types, directly or through switches, sorted by name. */
export const settingsReadBy = (program: ts.Program, file: string): string[] => {
  const checker = program.getTypeChecker()
  const found = new Set<string>()
  const visit = (node: ts.Node): void => {
    for (const property of propertiesNamed(checker, node)) {
      const setting = settingOf(property)
      if (setting) found.add(setting)
    }
    for (const declaration of switchBehind(checker, node)) visit(declaration)
    ts.forEachChild(node, visit)
  }
  const source = program.getSourceFile(file)
  if (!source) throw new Error(`The compiler did not read ${file}.`)
  visit(source)
  return [...found].toSorted()
}
