import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import tailwind from '@tailwindcss/postcss'
import postcss from 'postcss'
import type { TestProject } from 'vitest/node'
import { findChromium } from '../../tools/browser/findChromium'
import { buildStart } from '../../tools/chunks/buildStart'
import { root } from '../../tools/start/settings'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the one browser of the run answers. */
    readonly browserEndpoint: string
    /** The folder of the scripts and the style sheet of documents, and the name of the script they begin with. */
    readonly documentFiles: { readonly folder: string; readonly script: string }
  }
}

/** The style sheet that the site's layout links, compiled as its build does. */
const compiledStyles = async (): Promise<string> => {
  const from = path.join(root, 'apps/site/src/app/globals.css')
  const { css } = await postcss([tailwind({ base: path.join(root, 'apps/site'), optimize: true })]).process(readFileSync(from), { from })
  return css
}

/** Once for all files of a run: a browser, and what documents ask for, built as for the site, without the framework. */
export const setup = async (project: TestProject) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-layout-'))
  const browser = await chromium.launchServer({ ...(await findChromium()) })
  const close = async () => {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const [script, styles] = await Promise.all([
      buildStart({ entry: path.join(root, 'apps/site/src/host/start.ts'), outDir: path.join(folder, 'islands') }),
      compiledStyles(),
    ])
    writeFileSync(path.join(folder, 'globals.css'), styles)
    project.provide('documentFiles', { folder, script })
    project.provide('browserEndpoint', browser.wsEndpoint())
  } catch (error) {
    await close()
    throw error
  }
  return close
}
