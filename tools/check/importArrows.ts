import { readFileSync } from 'node:fs'

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
      return []
    })
  })
