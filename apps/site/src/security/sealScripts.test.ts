import { createHash } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { sealScripts as seal } from './sealScripts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const sealScripts = (page: string) => seal(page, (text) => !text.includes('alert'))

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

  it('names no script that neither we nor the framework wrote, alone or among others', () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const page = '<script>a()</script><script>alert(1)</script><script>b()</script><p></p><script>alert(2)</script>'
    expect(sealScripts(page)).toEqual({ html: page, hashes: [hash('a()'), hash('b()')] })
    expect(seal('<script>go()</script>').hashes).toEqual([])
    expect(said).toHaveBeenCalledTimes(3)
    said.mockRestore()
  })
})
