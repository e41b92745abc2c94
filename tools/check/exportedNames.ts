import { ts } from 'ts-morph'

/** A function, constant or class that a source exports, with what of it its name is judged by. */
interface ExportedValue {
  readonly name: string
  /** The name of its first parameter, as it is written; null for what takes none or is no function. */
  readonly parameter: string | null
  /** What it is written to return; null where nothing is written, or it is no function. */
  readonly returns: string | null
}

const isExported = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false)

const signatureOf = (node: ts.Node | undefined): Omit<ExportedValue, 'name'> =>
  node && (ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isFunctionDeclaration(node))
    ? { parameter: node.parameters[0]?.name.getText() ?? null, returns: node.type?.getText() ?? null }
    : { parameter: null, returns: null }

const exportedValues = (file: string, text: string): ExportedValue[] =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true).statements.flatMap((node): ExportedValue[] => {
    if (!isExported(node)) return []
    if (ts.isVariableStatement(node))
      return node.declarationList.declarations.map(({ name, initializer }) => ({ name: name.getText(), ...signatureOf(initializer) }))
    if ((ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)) && node.name)
      return [{ name: node.name.text, ...signatureOf(node) }]
    return []
  })

/** Text that came from elsewhere, by what parameters of it are called here. */
const texts = new Set(['text', 'typed', 'json', 'html', 'header', 'said', 'stored', 'raw', 'bytes', 'line', 'segments'])

const takesText = ({ parameter }: ExportedValue): boolean => texts.has(parameter ?? '')

const isPredicate = ({ name }: ExportedValue): boolean => /^(is|has|may|can)[A-Z]/.test(name)

/** Each rule of the scheme (decision 085): whom it is broken by, and what to do about it. */
const rules: readonly { readonly isBroken: (value: ExportedValue, file: string) => boolean; readonly instead: string }[] = [
  {
    isBroken: (value) => /(?:Of|From)$/.test(value.name) && !isPredicate(value),
    instead: 'says what of, not what it does: to…, find…, list…, or the thing with what it is about before it',
  },
  { isBroken: (value) => /^read[A-Z]/.test(value.name) && takesText(value), instead: 'takes text: parse…' },
  { isBroken: (value) => /^typed[A-Z]/.test(value.name) && takesText(value), instead: 'takes text: parse…' },
  {
    isBroken: ({ name, returns }, file) => /Words$/.test(name) && (returns === 'string' || file.endsWith('.tsx')),
    instead: 'is a text: …Text; words are what is searched for',
  },
  { isBroken: ({ name }) => /^(?:say|spoken)[A-Z]/.test(name), instead: 'writes a value: format…, a phrase …Text, a sentence …Sentence' },
]

/** A look at the text alone: most sources have no name that could be wrong, and aren't parsed. */
const isSuspect = /^export .*\b(?:\w+(?:Of|From|Words)|(?:read|typed|say|spoken)[A-Z]\w*)\b/m

/** What a source exports under names that the scheme of names has another for, one line each. */
export const wrongNames = (file: string, text: string): string[] =>
  isSuspect.test(text)
    ? exportedValues(file, text).flatMap((value) =>
        rules.flatMap(({ isBroken, instead }) => (isBroken(value, file) ? [`${file}: ${value.name} ${instead}`] : [])),
      )
    : []

/** Programs that never import each other: each may have its own, such as what stands in front of it. */
const programs = ['apps/console/', 'apps/site/']

/** Names that are read with their folder: entries of a table, procedures named as what they call, and what Next asks a file for. */
const inTables =
  /\/(?:routers|app|kinds|events|steps|icons|sections|testing|generate)\/[^/]+\.ts$|\/(?:app|routers)\/|\/iconPaths\.ts$|\/proxy\.ts$|\/pages\/api\//

/** Names that two modules of a program export for two things, one line each; what is exported again is the same thing. */
export const sharedNames = (sources: readonly { readonly file: string; readonly text: string }[]): string[] => {
  const files = new Map<string, string[]>()
  for (const { file, text } of sources) {
    if (!/^(?:apps|packages)\//.test(file) || inTables.test(file)) continue
    const names = new Set(
      [...text.matchAll(/^export (?:default )?(?:async )?(?:const|let|function\*?|class) (\w+)/gm)].map(([, name = '']) => name),
    )
    for (const name of names) files.set(name, [...(files.get(name) ?? []), file])
  }
  return programs.flatMap((program) =>
    [...files].flatMap(([name, where]) => {
      const own = where.filter((file) => file.startsWith('packages/') || file.startsWith(program))
      return own.length > 1 ? [`${name}: ${own.join(', ')}`] : []
    }),
  )
}
