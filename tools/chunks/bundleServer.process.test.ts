import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'
import { root } from '../start/settings'
import { bundleServer } from './bundleServer'

const folder = mkdtempSync(path.join(tmpdir(), 'bundle-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('the build bundles the site server into one file that Node can start without packages', async () => {
  const file = path.join(folder, 'apps/site/.next/front/main.mjs')
  await bundleServer(path.join(root, 'apps/site/src/server/main.ts'), file)
  // Outside the repository; only its settings are missing.
  const ran = await promisify(execFile)(process.execPath, [file], { env: { NODE_ENV: 'production' }, cwd: folder }).catch(
    (error: { stderr: string }) => error,
  )
  expect(ran.stderr).toContain("The site's environment is not complete")
  expect(ran.stderr).not.toContain('ERR_MODULE_NOT_FOUND')
})
