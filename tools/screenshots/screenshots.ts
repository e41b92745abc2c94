import path from 'node:path'
import { demoSites } from '@forecourt/seeds/demoSites'
import { seededId } from '@forecourt/seeds/stock/seededId'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { signInToConsole } from '../../tests/console/signInToConsole'
import { findChromium } from '../browser/findChromium'
import { readSettings, root } from '../start/settings'

const folder = path.join(root, 'docs/screenshots')
const { sitePort, consolePort } = readSettings()
const consoleUrl = `http://localhost:${consolePort}`

const save = async (page: Page, name: string) => {
  // Waits for pictures and fades; the console polls, so the network may never be idle.
  await page.waitForLoadState('networkidle', { timeout: 8_000 }).catch(() => {})
  await page.waitForTimeout(600)
  await sharp(await page.screenshot())
    .resize({ width: 1_200 })
    .jpeg({ quality: 82 })
    .toFile(path.join(folder, `${name}.jpg`))
}

const signIn = async (context: BrowserContext) => {
  const cookie = await signInToConsole(consoleUrl, 'admin@forecourt.example')
  await context.addCookies(
    cookie.split('; ').map((pair) => {
      const at = pair.indexOf('=')
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url: consoleUrl }
    }),
  )
}

/** README screenshots of a running installation: `npx tsx tools/screenshots/screenshots.ts` beside `npm start`. */
const browser = await chromium.launch(await findChromium())
try {
  const context = await browser.newContext({ viewport: { width: 1_440, height: 900 } })
  const page = await context.newPage()
  for (const { host } of demoSites) {
    await page.goto(`http://${host}:${sitePort}/`)
    await save(page, host.replace('.localhost', ''))
  }
  await signIn(context)
  await page.goto(`${consoleUrl}/#/sites/${seededId('site:karri-coast-toyota')}/edit?section=header`)
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor()
  await save(page, 'editor')
  await page.goto(`${consoleUrl}/#/`)
  await page.getByRole('heading', { name: 'Today', level: 1 }).waitFor()
  await page.waitForFunction(() => document.querySelector('.MuiSkeleton-root') === null)
  await save(page, 'overview')
} finally {
  await browser.close()
}
