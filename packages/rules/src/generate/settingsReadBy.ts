import { configSections } from '@forecourt/schema/configSchema'
import type { Node } from 'typescript/unstable/ast'
import {
  isBindingElement,
  isElementAccessExpression,
  isIdentifier,
  isIndexedAccessTypeNode,
  isInterfaceDeclaration,
  isLiteralTypeNode,
  isObjectBindingPattern,
  isStringLiteral,
} from 'typescript/unstable/ast/is'
import type { Project, Type, Symbol as TypeSymbol } from 'typescript/unstable/sync'

const configTypes = '/packages/schema/src/generated/SiteConfig.ts'

/** The section a generated interface is of: `checkout` of `CheckoutSettings`. */
const sectionOf = new Map(
  Object.keys(configSections).map((section) => [`${section.charAt(0).toUpperCase()}${section.slice(1)}Settings`, section]),
)

/** The setting that a property of the config's own types is; null for any other property. */
const settingOf = (property: TypeSymbol | undefined): string | null => {
  const holder = property?.declarations.find(({ path }) => path.endsWith(configTypes))?.resolve()?.parent
  const section = holder && isInterfaceDeclaration(holder) ? sectionOf.get(holder.name.text) : undefined
  return property && section ? `${section}.${property.name}` : null
}

const literals = (type: Type | undefined): string[] => {
  if (!type) return []
  if (type.isUnionType()) return type.getTypes().flatMap(literals)
  return type.isStringLiteralType() ? [type.value] : []
}

/** The properties a piece of code names: as `.name`, in a destructuring, by a computed name or in a type. */
const propertiesNamed = ({ checker }: Project, node: Node): (TypeSymbol | undefined)[] => {
  const named = (holder: Node, names: readonly string[]) => {
    const type = checker.getTypeAtLocation(holder)
    return type ? names.map((name) => checker.getPropertyOfType(type, name)) : []
  }
  if (isIdentifier(node)) return [checker.getSymbolAtLocation(node)]
  if (isBindingElement(node) && isObjectBindingPattern(node.parent)) {
    const name = node.propertyName ?? node.name
    return name && isIdentifier(name) ? named(node.parent, [name.text]) : []
  }
  if (isElementAccessExpression(node)) return named(node.expression, literals(checker.getTypeAtLocation(node.argumentExpression)))
  if (isIndexedAccessTypeNode(node) && isLiteralTypeNode(node.indexType) && isStringLiteral(node.indexType.literal))
    return named(node.objectType, [node.indexType.literal.text])
  return []
}

/** The settings a file's code reads, by the types the compiler knows, in order of their names. */
export const settingsReadBy = (project: Project, file: string): string[] => {
  const found = new Set<string>()
  const visit = (node: Node): undefined => {
    for (const property of propertiesNamed(project, node)) {
      const setting = settingOf(property)
      if (setting) found.add(setting)
    }
    node.forEachChild(visit)
  }
  const source = project.program.getSourceFile(file)
  if (source) visit(source)
  return [...found].toSorted()
}
