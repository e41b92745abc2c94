import { chromium } from '@playwright/test'
import { findChromium } from '../tools/browser/findChromium'
import { notableCar } from './e2e/notableCar'
import { readThrough } from './e2e/pageShifts'
process.env.E2E_SITE_PORT ??= '3192'
const browser = await chromium.launch(await findChromium())
for (const s of ['longTitle','noComments'] as never[]) {
  let address = ''
  try { address = notableCar(s).address } catch { continue }
  const ctx = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await ctx.newPage()
  await page.addInitScript(() => {
    ;(window as any).log = []
    new PerformanceObserver((list) => {
      for (const e of list.getEntries() as any[]) (window as any).log.push({ v: e.value, t: Math.round(e.startTime), s: e.sources.map((x: any) => (x.node?.nodeName ?? '') + '.' + String(x.node?.className ?? x.node?.textContent ?? '').slice(0, 90) + ` ${Math.round(x.previousRect.y)}h${Math.round(x.previousRect.height)}->${Math.round(x.currentRect.y)}h${Math.round(x.currentRect.height)}`) })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(address); await page.waitForTimeout(1500); await page.evaluate(`(async()=>{for(let t=0;t<document.documentElement.scrollHeight;t+=760){scrollTo({top:t,behavior:'instant'});await new Promise(r=>setTimeout(r,120))}scrollTo({top:0,behavior:'instant'});await new Promise(r=>setTimeout(r,300))})()`); await page.waitForTimeout(1000)
  console.log(s, address, JSON.stringify(await page.evaluate(() => (window as any).log), null, 1))
  await ctx.close()
}
await browser.close()
