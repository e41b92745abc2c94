import { ts } from 'ts-morph'

const isExported = (node: ts.Statement): boolean =>
  ts.isExportAssignment(node) ||
  (ts.canHaveModifiers(node) && (ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false))

const isValue = (node: ts.Statement): boolean =>
  ts.isVariableStatement(node) ||
  ts.isClassDeclaration(node) ||
  ts.isExportAssignment(node) ||
  (ts.isFunctionDeclaration(node) && node.body !== undefined)

/** Whether a source is read from its ground up: where it has helpers and exports, it ends with an export (decision 061). */
export const endsWithExport = (file: string, text: string): boolean => {
  const values = ts.createSourceFile(file, text, ts.ScriptTarget.Latest).statements.filter(isValue)
  const last = values.at(-1)
  return last === undefined || !values.some(isExported) || isExported(last)
}
