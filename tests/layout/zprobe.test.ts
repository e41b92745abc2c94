import { afterAll, it } from 'vitest'
import { writeFileSync, appendFileSync, existsSync, readFileSync, unlinkSync } from 'node:fs'
import { desktop, enlargeLetters, laptop, openSites, pageWidth, phone, themes } from './drawnSites'
const sites = await openSites()
afterAll(sites.close)
const { visit } = sites
const page = await sites.newPage()
const out = (...a: unknown[]) => appendFileSync('/tmp/probe-a.txt', a.map((x) => typeof x === 'string' ? x : JSON.stringify(x, null, 0)).join(' ') + '\n')
const wide = () => page.evaluate(() => {
  const r: string[] = []
  for (const el of document.querySelectorAll('body *')) {
    const b = el.getBoundingClientRect()
    if (b.width > 0 && b.right > innerWidth + 0.5) {
      let p = el.parentElement, clipped = false
      while (p && p !== document.body) { if (getComputedStyle(p).overflowX !== 'visible') { clipped = true; break } p = p.parentElement }
      if (!clipped) r.push(`${el.tagName}.${(el.getAttribute('class') ?? '').slice(0,110)} [${Math.round(b.left)}-${Math.round(b.right)}] ${el.children.length ? '' : el.textContent?.slice(0,50)}`)
    }
  }
  return r
})
it('probe', async () => {
  writeFileSync('/tmp/probe-a.txt', '')
  await visit(page, 'karri-coast-toyota/service', phone); await enlargeLetters(page)
  out('SERVICE', await pageWidth(page)); for (const l of await wide()) out('   ', l)
  for (const t of ['saltbush', 'karri-coast-toyota', 'meridian', 'kauri']) {
    await visit(page, `${t}/search?query=donaudampfschifffahrtsgesellschaftskapitaen`, phone); await enlargeLetters(page)
    out('SEARCH', t, await pageWidth(page)); for (const l of await wide()) out('   ', l)
  }
  await visit(page, 'saltbush/search?make=Toyota&body=SUV&fuel=Hybrid&price=:90000', phone)
  out(await page.evaluate(() => { const l = document.querySelector('[aria-label="Filters in force"]')!; const s = l.parentElement!
    return [s.outerHTML.slice(0,3000), s.scrollWidth, s.clientWidth, getComputedStyle(s).overflowX, getComputedStyle(s).maskImage, ...[...l.children].map((c) => c.textContent + ' ' + c.getBoundingClientRect().width)] }))
  for (const t of themes) {
    await visit(page, await sites.usualCar(t), laptop)
    await page.evaluate(() => window.scrollTo({ top: 1300, behavior: 'instant' }))
    await page.waitForTimeout(500)
    out('CAR', t, await page.evaluate(() => { const a = document.querySelector('aside[aria-label="Price and contact"]')!; const f = (e: Element) => { const b = e.getBoundingClientRect(); return [Math.round(b.top), Math.round(b.bottom)] }
      const s = a.firstElementChild!; const inner = s.querySelector('.flex.flex-col.gap-4') ?? s
      return { scrollY, aside: f(a), sticky: f(s), enq: f(a.querySelector('a[data-enquiry]')!), kids: [...inner.children].map((k) => [f(k), k.textContent?.slice(0, 40)]) } }))
  }
})
