import { readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = new URL('../../../../', import.meta.url)

/** A generated list of the files of a folder, each with an export of its own name. */
interface KindList {
  /** Relative to the root; includes subfolders. */
  readonly folder: string
  /** For example `PageTypes.ts` in `ComparePageTypes.ts`, of the kind `compare`. */
  readonly ending: RegExp
  readonly imports?: readonly string[]
  readonly comment: string
  readonly opens: string
  /** Entry of a file; its export by kind if omitted. */
  readonly entry?: (name: string, kind: string) => string
  readonly closes?: string
}

const pageKind = `import type { PageKind } from '@forecourt/rules/pages/Route'`

/**
 * Generated lists by path below the root. A page kind is a folder of `packages/rules/src/pages/kinds` with its types and rules, a
 * component of its name in `packages/runtime/src/pages` and, if it loads more than every page, a file of its name in
 * `packages/data/src/pages/kinds`; for data of a single shopper, another in `apps/site/src/page/kinds`. A format for leads is a
 * file of `packages/rules/src/leads/delivery/formats`. The files of `packages/services/src/worker/messages` write the outbox messages.
 */
const lists: { readonly [list: string]: KindList } = {
  'packages/rules/src/pages/generated/PageTypes.ts': {
    folder: 'packages/rules/src/pages/kinds',
    ending: /PageTypes\.ts$/,
    comment: 'Route parameters and page data of every kind of page.',
    opens: 'export interface PageTypes {',
    entry: (name, kind) => `readonly ${kind}: ${name}`,
  },
  'packages/rules/src/pages/generated/pageRules.ts': {
    folder: 'packages/rules/src/pages/kinds',
    ending: /PageRules\.ts$/,
    imports: [`import type { PageRules } from '../PageRules'`, `import type { PageKind } from '../Route'`],
    comment: 'Rules of every kind of page; a kind without rules does not compile.',
    opens: 'export const pageRules = {',
    closes: '} as const satisfies { readonly [Kind in PageKind]: PageRules<Kind> }',
  },
  'packages/data/src/pages/generated/pageLoaders.ts': {
    folder: 'packages/data/src/pages/kinds',
    ending: /\.ts$/,
    imports: [`import type { PageLoaders } from '../PageLoader'`],
    comment: 'Loaders of page data, for kinds of page that need more than the site’s data; such a kind without a loader does not compile.',
    opens: 'export const pageLoaders: PageLoaders = {',
  },
  'packages/runtime/src/generated/pageComponents.ts': {
    folder: 'packages/runtime/src/pages',
    ending: /Page\.tsx$/,
    imports: [pageKind, `import type { ReactNode } from 'react'`, `import type { PageProps } from '../PageProps'`],
    comment: 'The component of every kind of page; a kind without one does not compile.',
    opens: 'export const pageComponents = {',
    closes: '} satisfies { readonly [Kind in PageKind]: (props: PageProps<Kind>) => ReactNode }',
  },
  'apps/site/src/page/generated/ownPages.ts': {
    folder: 'apps/site/src/page/kinds',
    ending: /\.ts$/,
    imports: [`import type { OwnPages } from '../OwnPage'`],
    comment: 'Loaders of one shopper’s data, for private kinds of page; a private kind without a loader does not compile.',
    opens: 'export const ownPages: OwnPages = {',
  },
  'packages/rules/src/leads/delivery/generated/leadFormats.ts': {
    folder: 'packages/rules/src/leads/delivery/formats',
    ending: /Format\.ts$/,
    comment: 'Every format in which leads are sent, by the kind of its destinations.',
    opens: 'export const leadFormats = {',
    closes: '} as const',
  },
  'packages/services/src/worker/messages/generated/messageWriters.ts': {
    folder: 'packages/services/src/worker/messages',
    ending: /Messages\.ts$/,
    imports: [`import type { MessageWriters } from '../MessageWriter'`],
    comment: 'Writers of every kind of outbox message; a kind without a writer does not compile.',
    opens: 'export const messageWriters: MessageWriters = {',
    entry: (name) => `...${name},`,
  },
}

const byKind = (name: string, kind: string) => (kind === name ? `${kind},` : `${kind}: ${name},`)

const listFile = (list: string, { folder, ending, imports = [], comment, opens, entry = byKind, closes = '}' }: KindList): string => {
  const files = readdirSync(fileURLToPath(new URL(folder, root)), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => ending.test(file) && !file.includes('.test.'))
    .map((file) => {
      const baseName = path.posix.basename(file).replace(ending, '')
      const bare = file.replace(/\.tsx?$/, '')
      return { kind: baseName.charAt(0).toLowerCase() + baseName.slice(1), name: path.posix.basename(bare), file: bare }
    })
    .toSorted((one, other) => (one.kind < other.kind ? -1 : 1))
  const from = path.posix.relative(path.posix.dirname(list), folder)
  const type = opens.startsWith('export interface') ? 'type ' : ''
  return [
    '// Generated by `npm run gen` from the files of each kind. Do not edit.\n',
    ...files.map(({ name, file }) => `import ${type}{ ${name} } from '${from}/${file}'`),
    ...imports,
    `\n/** ${comment} */`,
    opens,
    ...files.map(({ name, kind }) => `  ${entry(name, kind)}`),
    `${closes}\n`,
  ].join('\n')
}

/** Generates the lists of kinds, by path below the root. */
export const generateKindLists = (): { readonly [path: string]: string } =>
  Object.fromEntries(Object.entries(lists).map(([list, kinds]) => [list, listFile(list, kinds)]))
