import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Who may import whom, by package; what a package does not list it may not import. Tests may import seeds besides. */
const allowed: Record<string, readonly string[]> = {
  schema: [],
  rules: ['schema'],
  runtime: ['schema', 'rules'],
  search: ['schema', 'rules'],
  data: ['schema', 'rules'],
  services: ['schema', 'rules', 'search', 'data'],
  site: ['schema', 'rules', 'runtime', 'search', 'data', 'services'],
  console: ['schema', 'rules', 'runtime', 'search', 'data', 'services'],
  seeds: ['schema', 'rules', 'data', 'services'],
}

const packageOf = (file: string) => /^(?:packages|apps)\/([^/]+)\//.exec(file)?.[1] ?? (file.startsWith('seeds/') ? 'seeds' : null)

/** Files a rendering must not reach: it is a pure function of config, data and request. */
const forbiddenInRendering = [/^next(\/|$)/, /^@prisma\//, /^node:/]

const consoleSources = 'apps/console/src/'

/** The console's floors, each with those it may import from; folders not listed here are held by nothing. */
const floors: Record<string, readonly string[]> = {
  client: ['server'],
  parts: ['client', 'server'],
  preview: [],
  layers: ['client', 'parts', 'preview', 'server'],
  editor: ['client', 'layers', 'parts', 'preview', 'server'],
  admin: ['brand', 'client', 'layers', 'parts', 'preview', 'server'],
}

/** The two pages of the console that open an editor. */
const editorPages = [`${consoleSources}admin/layers/LayerEditorPage.tsx`, `${consoleSources}admin/sites/SiteEditorPage.tsx`]

const floorOf = (file: string) => (file.startsWith(consoleSources) ? (file.slice(consoleSources.length).split('/')[0] ?? '') : '')

/** Whether a file of the console imports from a floor above its own. */
const climbs = (file: string, specifier: string): boolean => {
  const floor = floorOf(file)
  const allowedFloors = floors[floor]
  if (!allowedFloors || !specifier.startsWith('.')) return false
  const target = floorOf(join(dirname(file), specifier))
  return target !== floor && !allowedFloors.includes(target) && !(target === 'editor' && editorPages.includes(file))
}

/** Every import that goes against the arrows, one sentence each. */
export const importArrows = (files: readonly string[], read = (file: string) => readFileSync(file, 'utf8')): string[] =>
  files.flatMap((file) => {
    const own = packageOf(file)
    if (!own) return []
    const isTest = /\.(test|bench)\.tsx?$|\/testing\//.test(file)
    const specifiers = [...read(file).matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map((match) => match[1] ?? '')
    return specifiers.flatMap((specifier) => {
      const target = /^@forecourt\/([^/]+)/.exec(specifier)?.[1]
      if (target && target !== own && !allowed[own]?.includes(target) && !(isTest && target === 'seeds'))
        return [`${file} imports ${specifier}: ${own} may not import ${target}.`]
      if (own === 'runtime' && !isTest && forbiddenInRendering.some((pattern) => pattern.test(specifier)))
        return [`${file} imports ${specifier}: rendering depends on config, data and request alone.`]
      if (own !== 'data' && /^@prisma\/client|generated\/client$/.test(specifier))
        return [`${file} imports ${specifier}: only packages/data knows Prisma.`]
      if (climbs(file, specifier))
        return [`${file} imports ${specifier}: ${floorOf(file)} stands below, or beside, that floor of the console.`]
      return []
    })
  })
