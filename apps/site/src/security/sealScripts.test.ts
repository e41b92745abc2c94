import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sealScripts } from './sealScripts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('sealScripts', () => {
  it('names a script inside the page by the hash of its very text', () => {
    expect(sealScripts('<p>a</p><script>go("é")</script>').hashes).toEqual([hash('go("é")')])
  })

  it('joins scripts that follow each other, so that they need one name', () => {
    const sealed = sealScripts('<script>a()</script><script>b()</script><p></p><script id="x">c()</script>')
    expect(sealed.html).toBe('<script>a();\nb()</script><p></p><script id="x">c()</script>')
    expect(sealed.hashes).toEqual([hash('a();\nb()'), hash('c()')])
  })

  it('never joins a script to one that is loaded from a file', () => {
    const page = '<script src="/a.js" async=""></script><script>a()</script><script>b()</script>'
    const sealed = sealScripts(page)
    expect(sealed.html).toBe('<script src="/a.js" async=""></script><script>a();\nb()</script>')
    expect(sealed.hashes).toEqual([hash('a();\nb()')])
  })

  it('leaves alone what is loaded from a file and what is only data', () => {
    expect(sealScripts('<script src="/a.js" async=""></script><script type="application/ld+json">{"a":1}</script>').hashes).toEqual([])
  })
})
