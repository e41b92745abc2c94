import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { run } from '../start/run'
import { root } from '../start/settings'

const rows: { name: string; file: string; source: string; allowed: boolean }[] = [
  { name: 'rules may import schema', file: 'packages/rules/src/a.ts', source: "import { x } from '@forecourt/schema/x'", allowed: true },
  {
    name: 'schema may not import rules',
    file: 'packages/schema/src/a.ts',
    source: "import { x } from '@forecourt/rules/x'",
    allowed: false,
  },
  {
    name: 'not even a type goes against the arrows',
    file: 'packages/search/src/a.ts',
    source: "import type { x } from '@forecourt/services/x'",
    allowed: false,
  },
  {
    name: 'apps may not import each other',
    file: 'apps/site/src/a.ts',
    source: "import { x } from '@forecourt/console/x'",
    allowed: false,
  },
  { name: 'rendering may not import Next', file: 'packages/runtime/src/A.tsx', source: "import Link from 'next/link'", allowed: false },
  { name: 'rendering may not import Node', file: 'packages/runtime/src/B.tsx', source: "import { x } from 'node:fs'", allowed: false },
  { name: 'tests of rendering may', file: 'packages/runtime/src/B.test.tsx', source: "import { x } from 'node:fs'", allowed: true },
  {
    name: 'rendering may not import on demand what it may not import',
    file: 'packages/runtime/src/C.tsx',
    source: "await import('@forecourt/data/x')",
    allowed: false,
  },
  {
    name: 'tests may import seeds',
    file: 'packages/services/src/a.test.ts',
    source: "import { scenarios } from '@forecourt/seeds/scenarios'",
    allowed: true,
  },
  {
    name: 'nothing else may',
    file: 'packages/services/src/a.ts',
    source: "import { scenarios } from '@forecourt/seeds/scenarios'",
    allowed: false,
  },
  { name: 'only data knows Prisma', file: 'packages/services/src/b.ts', source: "import { Prisma } from '@prisma/client'", allowed: false },
  { name: 'data does', file: 'packages/data/src/a.ts', source: "import { Prisma } from '@prisma/client'", allowed: true },
  {
    name: 'the console’s editor may not import its admin',
    file: 'apps/console/src/editor/bar/A.tsx',
    source: "import { x } from '../../admin/sites/x'",
    allowed: false,
  },
  {
    name: 'the console’s admin may not import its editor',
    file: 'apps/console/src/admin/sites/A.tsx',
    source: "await import('../../editor/x')",
    allowed: false,
  },
  {
    name: 'the page that opens a site’s editor may',
    file: 'apps/console/src/admin/sites/SiteEditorPage.tsx',
    source: "await import('../../editor/SiteEditor')",
    allowed: true,
  },
  {
    name: 'the page that opens a layer’s editor may',
    file: 'apps/console/src/admin/layers/LayerEditorPage.tsx',
    source: "await import('../../editor/LayerEditor')",
    allowed: true,
  },
  {
    name: 'facts of entities rest on no other rule',
    file: 'packages/rules/src/entities/A.ts',
    source: "import { x } from '../pricing/x'",
    allowed: false,
  },
  {
    name: 'rules of finance rest on none about a car’s page',
    file: 'packages/rules/src/finance/lender/A.ts',
    source: "import { x } from '../../car/words/x'",
    allowed: false,
  },
  {
    name: 'rules about a car rest on those of finance',
    file: 'packages/rules/src/car/words/A.ts',
    source: "import { x } from '../../finance/lender/x'",
    allowed: true,
  },
  { name: 'parts import no floor above', file: 'apps/console/src/parts/A.tsx', source: "import { x } from '../layers/x'", allowed: false },
  {
    name: 'layers import no editor',
    file: 'apps/console/src/layers/release/A.tsx',
    source: "import { x } from '../../editor/x'",
    allowed: false,
  },
  {
    name: 'the preview’s frame imports no editor',
    file: 'apps/console/src/preview/a.ts',
    source: "import { x } from '../editor/x'",
    allowed: false,
  },
  {
    name: 'components call no procedure by themselves',
    file: 'apps/console/src/admin/users/A.tsx',
    source: "import { trpc } from '../../client/trpc'",
    allowed: false,
  },
  {
    name: 'the data provider does',
    file: 'apps/console/src/admin/providers/a.ts',
    source: "import { trpc } from '../../client/trpc'",
    allowed: true,
  },
  {
    name: 'but it may import no editor either',
    file: 'apps/console/src/admin/providers/b.ts',
    source: "import { x } from '../../editor/x'",
    allowed: false,
  },
  { name: 'a floor may import itself', file: 'apps/console/src/parts/B.tsx', source: "import { x } from './layers/x'", allowed: true },
  { name: 'upper floors import parts', file: 'apps/console/src/admin/A.tsx', source: "import { x } from '../parts/x'", allowed: true },
]

const arrowRules = ['lint/style/noRestrictedImports', 'lint/correctness/noNodejsModules']

interface Report {
  readonly diagnostics: readonly { readonly category: string; readonly location: { readonly path: string } }[]
}

/** Files of the rows as Biome sees them with the repository's settings; every violation is listed. */
const refused = async (): Promise<ReadonlySet<string>> => {
  const folder = await mkdtemp(join(tmpdir(), 'arrows-'))
  try {
    for (const settings of ['biome.json', 'biome.arrows.json']) await cp(join(root, settings), join(folder, settings))
    for (const { file, source } of rows) {
      await mkdir(dirname(join(folder, file)), { recursive: true })
      await writeFile(join(folder, file), `${source}\n`)
    }
    const biome = join(root, 'node_modules/.bin/biome')
    const reportFile = join(folder, 'report.json')
    // It fails because of the refused rows; the report has the details.
    await run(
      biome,
      ['lint', '--vcs-enabled=false', '--max-diagnostics=none', '--reporter=json', `--reporter-file=${reportFile}`],
      process.env,
      folder,
    ).catch(() => {})
    const { diagnostics } = JSON.parse(await readFile(reportFile, 'utf8')) as Report
    return new Set(diagnostics.flatMap(({ category, location }) => (arrowRules.includes(category) ? [location.path] : [])))
  } finally {
    await rm(folder, { recursive: true })
  }
}

describe('the import arrows (biome.arrows.json)', () => {
  let wrong: ReadonlySet<string>
  beforeAll(async () => {
    wrong = await refused()
  })
  it.each(rows)('$name', ({ file, allowed }) => expect(!wrong.has(file)).toBe(allowed))
})
