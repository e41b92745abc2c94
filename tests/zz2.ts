import { chromium } from '@playwright/test'
import { findChromium } from '../tools/browser/findChromium'
const browser = await chromium.launch(await findChromium())
for (const block of [true, false]) {
  const ctx = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await ctx.newPage()
  if (block) await page.route(/\.woff2/, (r) => r.abort())
  await page.goto(process.argv[2] as string); await page.waitForTimeout(1500)
  console.log(block ? 'FALLBACK' : 'REAL', await page.evaluate(`[...document.querySelectorAll('aside[aria-label="Price and contact"] *')].filter(e=>e.children.length===0||[...e.childNodes].some(n=>n.nodeType===3&&n.data.trim())).map(e=>{const r=e.getBoundingClientRect();return Math.round(r.y)+' h'+Math.round(r.height)+' w'+Math.round(r.width)+' '+e.tagName+' '+(e.textContent||'').slice(0,60)}).join('\\n')`))
}
await browser.close()
