import { describe, expect, it } from 'vitest'
import { importArrows } from './importArrows'

const rows: { name: string; file: string; source: string; allowed: boolean }[] = [
  { name: 'rules may import schema', file: 'packages/rules/src/a.ts', source: "import { x } from '@forecourt/schema/x'", allowed: true },
  {
    name: 'schema may not import rules',
    file: 'packages/schema/src/a.ts',
    source: "import { x } from '@forecourt/rules/x'",
    allowed: false,
  },
  {
    name: 'apps may not import each other',
    file: 'apps/site/src/a.ts',
    source: "import { x } from '@forecourt/console/x'",
    allowed: false,
  },
  { name: 'rendering may not import next', file: 'packages/runtime/src/A.tsx', source: "import Link from 'next/link'", allowed: false },
  {
    name: 'rendering may not import on demand what it may not import',
    file: 'packages/runtime/src/A.tsx',
    source: "await import('@forecourt/data/x')",
    allowed: false,
  },
  {
    name: 'tests may import seeds',
    file: 'packages/runtime/src/A.test.tsx',
    source: "import { scenarios } from '@forecourt/seeds/scenarios'",
    allowed: true,
  },
  { name: 'only data knows Prisma', file: 'packages/services/src/a.ts', source: "import { Prisma } from '@prisma/client'", allowed: false },
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
    name: 'the page of the editor may import the editor',
    file: 'apps/console/src/admin/sites/SiteEditorPage.tsx',
    source: "await import('../../editor/SiteEditor')",
    allowed: true,
  },
  { name: 'parts import no floor above', file: 'apps/console/src/parts/A.tsx', source: "import { x } from '../layers/x'", allowed: false },
  {
    name: 'the preview’s frame imports no editor',
    file: 'apps/console/src/preview/a.ts',
    source: "import { x } from '../editor/x'",
    allowed: false,
  },
  { name: 'a floor may import itself', file: 'apps/console/src/parts/A.tsx', source: "import { x } from './hours/x'", allowed: true },
  { name: 'upper floors import parts', file: 'apps/console/src/admin/A.tsx', source: "import { x } from '../parts/x'", allowed: true },
]

describe('the import arrows', () => {
  it.each(rows)('$name', ({ file, source, allowed }) => {
    expect(importArrows([file], () => source)).toHaveLength(allowed ? 0 : 1)
  })
})
