import { configSections } from '@forecourt/schema/json-schema/configSchema'
import { ts } from 'ts-morph'

const configTypes = '/packages/schema/src/generated/SiteConfig.ts'

/** Section of a generated settings interface: `checkout` of `CheckoutSettings`. */
const sectionNames = new Map(
  Object.keys(configSections).map((section) => [`${section.charAt(0).toUpperCase()}${section.slice(1)}Settings`, section]),
)

/** The setting that a config property represents; null for other properties. */
const settingName = (property: ts.Symbol | undefined): string | null => {
  const holder = property?.declarations?.find((declaration) => declaration.getSourceFile().fileName.endsWith(configTypes))?.parent
  const section = holder && ts.isInterfaceDeclaration(holder) ? sectionNames.get(holder.name.text) : undefined
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

/** Switches shared by checks and rules: a rule that uses one also reads its settings. */
const switches = '/packages/schema/src/switches/'

/** Declarations that belong to the rule that names them: switches, and what its own file declares without exporting it. */
const declarationsBehind = (checker: ts.TypeChecker, node: ts.Node, source: ts.SourceFile): readonly ts.Node[] => {
  const symbol = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined
  if (!symbol) return []
  if (symbol.flags & ts.SymbolFlags.Alias)
    return (checker.getAliasedSymbol(symbol).declarations ?? []).filter((each) => each.getSourceFile().fileName.includes(switches))
  return (symbol.declarations ?? []).filter(
    (each) => each.getSourceFile() === source && !(ts.getCombinedModifierFlags(each) & ts.ModifierFlags.Export),
  )
}

/** Settings that an export of a file reads, determined by its types, directly, through switches or private helpers; sorted by name. */
export const settingsReadBy = (program: ts.Program, file: string, name: string): string[] => {
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(file)
  if (!source) throw new Error(`The compiler did not read ${file}.`)
  const found = new Set<string>()
  const seen = new Set<ts.Node>()
  const visit = (node: ts.Node): void => {
    if (seen.has(node)) return
    seen.add(node)
    for (const property of propertiesNamed(checker, node)) {
      const setting = settingName(property)
      if (setting) found.add(setting)
    }
    for (const declaration of declarationsBehind(checker, node, source)) visit(declaration)
    ts.forEachChild(node, visit)
  }
  const module = checker.getSymbolAtLocation(source)
  const symbol = module && checker.getExportsOfModule(module).find((each) => each.name === name)
  for (const declaration of symbol?.declarations ?? []) visit(declaration)
  return [...found].toSorted()
}
