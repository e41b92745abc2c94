import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { build } from 'vite'
import type { TestProject } from 'vitest/node'
import { findChromium } from '../../tools/browser/findChromium'
import { root } from '../../tools/start/settings'

declare module 'vitest' {
  interface ProvidedContext {
    /** Endpoint of the shared browser. */
    readonly browserEndpoint: string
    /** Folder of the documents' scripts and styles with Vite's manifest. */
    readonly documentFolder: string
  }
}

/** Starts the browser and builds the documents' assets once per run, without the framework. */
export const setup = async (project: TestProject) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-layout-'))
  const browser = await chromium.launchServer({ ...(await findChromium()) })
  const close = async () => {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const site = path.join(root, 'apps/site')
    await build({ root: site, configFile: path.join(site, 'vite.config.ts'), logLevel: 'warn', build: { outDir: folder } })
    project.provide('documentFolder', folder)
    project.provide('browserEndpoint', browser.wsEndpoint())
  } catch (error) {
    await close()
    throw error
  }
  return close
}
