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
    name: 'search may not import services, not even a type',
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
  {
    name: 'tests of rendering may import Node',
    file: 'packages/runtime/src/B.test.tsx',
    source: "import { x } from 'node:fs'",
    allowed: true,
  },
  {
    name: 'rendering may not import dynamically what it may not import',
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
    name: 'sources may not import seeds',
    file: 'packages/services/src/a.ts',
    source: "import { scenarios } from '@forecourt/seeds/scenarios'",
    allowed: false,
  },
  {
    name: 'packages other than data may not import Prisma',
    file: 'packages/services/src/b.ts',
    source: "import { Prisma } from '@prisma/client'",
    allowed: false,
  },
  { name: 'data may import Prisma', file: 'packages/data/src/a.ts', source: "import { Prisma } from '@prisma/client'", allowed: true },
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
    name: 'the page that opens a site’s editor may import the editor',
    file: 'apps/console/src/admin/sites/SiteEditorPage.tsx',
    source: "await import('../../editor/SiteEditor')",
    allowed: true,
  },
  {
    name: 'the page that opens a layer’s editor may import the editor',
    file: 'apps/console/src/admin/layers/LayerEditorPage.tsx',
    source: "await import('../../editor/LayerEditor')",
    allowed: true,
  },
  {
    name: 'facts of entities may not import other rules',
    file: 'packages/rules/src/entities/A.ts',
    source: "import { x } from '../pricing/x'",
    allowed: false,
  },
  {
    name: 'finance rules may not import rules about a car’s page',
    file: 'packages/rules/src/finance/lender/A.ts',
    source: "import { x } from '../../car/texts/x'",
    allowed: false,
  },
  {
    name: 'rules about a car may import finance rules',
    file: 'packages/rules/src/car/texts/A.ts',
    source: "import { x } from '../../finance/lender/x'",
    allowed: true,
  },
  {
    name: 'parts may not import a higher folder',
    file: 'apps/console/src/parts/A.tsx',
    source: "import { x } from '../layers/x'",
    allowed: false,
  },
  {
    name: 'layers may not import the editor',
    file: 'apps/console/src/layers/release/A.tsx',
    source: "import { x } from '../../editor/x'",
    allowed: false,
  },
  {
    name: 'the preview’s frame may not import the editor',
    file: 'apps/console/src/preview/a.ts',
    source: "import { x } from '../editor/x'",
    allowed: false,
  },
  {
    name: 'components may not call a procedure directly',
    file: 'apps/console/src/admin/users/A.tsx',
    source: "import { trpc } from '../../client/trpc'",
    allowed: false,
  },
  {
    name: 'the data provider may call a procedure',
    file: 'apps/console/src/admin/providers/a.ts',
    source: "import { trpc } from '../../client/trpc'",
    allowed: true,
  },
  {
    name: 'the data provider may not import the editor',
    file: 'apps/console/src/admin/providers/b.ts',
    source: "import { x } from '../../editor/x'",
    allowed: false,
  },
  { name: 'parts may import themselves', file: 'apps/console/src/parts/B.tsx', source: "import { x } from './layers/x'", allowed: true },
  {
    name: 'higher folders may import parts',
    file: 'apps/console/src/admin/A.tsx',
    source: "import { x } from '../parts/x'",
    allowed: true,
  },
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
