import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../start/settings'

/** Disables Chromium's background requests, so that tests see the page's only. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const installed = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]

/** Unpacks the browser of an npm package, once and atomically. */
const unpack = async (target: string) => {
  const partial = `${target}.${process.pid}`
  mkdirSync(partial, { recursive: true })
  const changed = { TMPDIR: partial, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' }
  const before = Object.fromEntries(
    ['TMPDIR', 'AWS_EXECUTION_ENV', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH'].map((name) => [name, process.env[name]]),
  )
  // The package uses these variables to decide whether to unpack shared libraries.
  Object.assign(process.env, changed)
  try {
    const { default: chromium } = await import('@sparticuz/chromium')
    await chromium.executablePath()
  } finally {
    for (const [name, value] of Object.entries(before)) {
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
  }
  writeFileSync(
    path.join(partial, 'fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>/usr/share/fonts</dir><dir>${target}/fonts</dir><cachedir>${target}/font-cache</cachedir></fontconfig>`,
  )
  try {
    renameSync(partial, target)
  } catch (error) {
    rmSync(partial, { recursive: true, force: true })
    if (!existsSync(target)) throw error
  }
}

const lacksLibraries = (executable: string) => {
  try {
    return execFileSync('ldd', [executable], { encoding: 'utf8' }).includes('not found')
  } catch {
    // Unknown without ldd; the packaged libraries do no harm.
    return true
  }
}

/** The packaged browser supports this platform only. */
const isPackaged = process.platform === 'linux' && process.arch === 'x64'

/**
 * Launch options of Chromium for Playwright: CHROMIUM_PATH, else the browser from npm, which is the same everywhere and, being headless
 * only, a third faster; else an installed one.
 */
export const findChromium = async (): Promise<{ executablePath: string; args: string[]; env?: Record<string, string> }> => {
  const found = [process.env.CHROMIUM_PATH, ...(isPackaged ? [] : installed)].find((candidate) => candidate && existsSync(candidate))
  if (found) return { executablePath: found, args }
  if (!isPackaged) throw new Error(`No Chromium was found at ${installed.join(', ')}: name one in CHROMIUM_PATH.`)
  const folder = path.join(root, 'node_modules/.cache/chromium')
  const executablePath = path.join(folder, 'chromium')
  if (!existsSync(executablePath)) await unpack(folder)
  const env = Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined))
  return {
    executablePath,
    // Disables font hinting, so that text widths match browsers with a window.
    args: [...args, '--font-render-hinting=none'],
    env: {
      ...env,
      FONTCONFIG_FILE: path.join(folder, 'fonts.conf'),
      ...(lacksLibraries(executablePath) && { LD_LIBRARY_PATH: path.join(folder, 'al2023/lib') }),
    },
  }
}
