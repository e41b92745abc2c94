// @vitest-environment jsdom
import { validateDocument } from '@forecourt/schema/generated/validateDocument'
import { linksIn, plainText } from '@forecourt/schema/rich-text/plainText'
import { pointTree } from '@forecourt/schema/rich-text/pointTree'
import { toDocument } from '@forecourt/schema/rich-text/toDocument'
import { hostileLinks, hostileMarkup } from '@forecourt/schema/testing/hostileDocuments'
import { DOMParser as NodeParser } from '@tiptap/pm/model'
import { describe, expect, it, vi } from 'vitest'
import { nodesDocument } from './nodesDocument'
import { pastedHtml } from './pastedHtml'
import { textSchema } from './testing/textSchema'

const parser = NodeParser.fromSchema(textSchema)

/** The text after HTML is pasted into an empty one. */
const pasted = (html: string) => {
  const { html: cleaned, pictures, leftOut } = pastedHtml(html)
  const holder = document.createElement('div')
  holder.innerHTML = cleaned
  return { text: nodesDocument(parser.parse(holder).toJSON()), cleaned, pictures, leftOut }
}

const blocksOf = (html: string) => toDocument(pasted(html).text).blocks.map(({ id: _id, ...block }) => block)

describe('HTML pasted into rich text', () => {
  it.each(hostileMarkup)('HTML pasted into rich text of %s runs no script and keeps only its text', async (markup) => {
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined)
    const { text, cleaned } = pasted(`<p>before</p>${markup}<p>after</p>`)
    expect(cleaned).not.toMatch(/<script|<iframe|<svg|<object|<style/i)
    expect(text === '' || validateDocument(toDocument(text))).toBe(true)
    expect(JSON.stringify(text)).not.toMatch(/onerror|onload|ontoggle|javascript:/i)
    expect(plainText(text)).toContain('before')
    await new Promise((resolve) => setTimeout(resolve))
    expect(alert).not.toHaveBeenCalled()
    alert.mockRestore()
  })

  it.each(hostileLinks)('HTML pasted into rich text with a link to %s keeps only the text of the link', (href) => {
    const link = document.createElement('a')
    link.setAttribute('href', href)
    link.textContent = 'press'
    const { text } = pasted(`<p>Please ${link.outerHTML}</p>`)
    expect([plainText(text), linksIn(text)]).toEqual(['Please press', []])
  })

  it('HTML pasted into rich text from Word keeps lists, headings and bold text', () => {
    const line = (level: number, mark: string, text: string) =>
      `<p class=MsoListParagraph style='margin-left:36pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${mark}<span>&nbsp;</span></span><![endif]>${text}<o:p></o:p></p>`
    const blocks = blocksOf(
      `<html><head><style>p{}</style></head><body><h1>Warranty</h1>${line(1, '·', 'Engine')}${line(2, '1.', 'Block')}${line(1, '·', 'Gearbox')}<p class=MsoNormal>All <b style='mso-bidi-font-weight:normal'>parts</b>.</p></body></html>`,
    )
    expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'list', 'paragraph'])
    const list = blocks[1]
    expect(list?.kind === 'list' && pointTree(list.points)).toEqual([
      {
        ordered: false,
        points: [
          { spans: [{ text: 'Engine' }], lists: [{ ordered: true, points: [{ spans: [{ text: 'Block' }], lists: [] }] }] },
          { spans: [{ text: 'Gearbox' }], lists: [] },
        ],
      },
    ])
    expect(blocks[2]).toEqual({ kind: 'paragraph', spans: [{ text: 'All ' }, { text: 'parts', bold: true }, { text: '.' }] })
  })

  it('HTML pasted into rich text from Google Docs is not bold as a whole', () => {
    expect(
      blocksOf(
        '<b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400">Open </span><span style="font-weight:700">daily</span></p></b>',
      ),
    ).toEqual([{ kind: 'paragraph', spans: [{ text: 'Open ' }, { text: 'daily', bold: true }] }])
  })

  it('HTML pasted into rich text with lists nested 20 deep is limited to the deepest allowed level', () => {
    const { text } = pasted(`${'<ul><li><p>in</p>'.repeat(20)}${'</li></ul>'.repeat(20)}`)
    const [list] = toDocument(text).blocks
    expect(validateDocument(toDocument(text))).toBe(true)
    expect(list?.kind === 'list' && list.points.map(({ level }) => level)).toEqual([1, 2, 3, 4, ...Array(16).fill(5)])
  })

  it('HTML pasted into rich text of five megabytes with pictures uploads the embedded ones, and leaves out local and email pictures', () => {
    const picture = `data:image/png;base64,${'iVBORw0K'.repeat(320_000)}`
    const { text, pictures, leftOut, cleaned } = pasted(
      `<p>One</p><img alt="The bay" src="${picture}"><img src="${picture}"><img src="file:///C:/clip_image001.png"><img src="cid:mail1"><p>Two</p>`,
    )
    expect([pictures.map(({ alt, file }) => [alt, file instanceof Blob && file.size]), leftOut]).toEqual([
      [
        ['The bay', 1_920_000],
        ['', 1_920_000],
      ],
      2,
    ])
    expect(cleaned.length).toBeLessThan(400)
    expect(plainText(text)).toBe('One\n\nTwo')
  })

  it('HTML pasted into rich text has no empty paragraph in place of a picture, uploaded or left out', () => {
    const picture = `data:image/png;base64,${'iVBORw0K'.repeat(8)}`
    const { cleaned } = pasted(
      `<p>One</p><p><a href="/b"><img src="${picture}"></a></p><p> <img src="cid:mail1"></p><p>Two <img src="${picture}"></p>`,
    )
    expect(cleaned.replace(/<img[^>]*>/g, '▢')).toBe('<p>One</p>▢<p>Two ▢</p>')
  })

  it('HTML pasted into rich text from another site or Google Docs has its pictures fetched, except tracking pixels', () => {
    const { pictures, leftOut, cleaned } = pasted(
      `<p>One</p><img alt="The ute" src="https://docs.example/a?sz=w600&amp;x=1" onerror="alert(1)"><img src="http://dealer.example/b.jpg"><img src="//cdn.example/c.jpg"><img src="https://count.example/o.gif" width="1" height="1"><p>Two</p>`,
    )
    expect([pictures.map(({ alt, file }) => [alt, String(file)]), leftOut]).toEqual([
      [
        ['The ute', 'https://docs.example/a?sz=w600&x=1'],
        ['', 'https://dealer.example/b.jpg'],
        ['', 'https://cdn.example/c.jpg'],
      ],
      0,
    ])
    // No foreign address stays in the text: each picture is a numbered placeholder until it is in the library.
    expect(cleaned).not.toMatch(/example|onerror/)
  })

  it('HTML pasted into rich text keeps right-to-left text and emoji', () => {
    expect(plainText(pasted('<p dir="rtl">مرحبا <i>שלום</i></p><p>👨‍👩‍👧‍👦 🇳🇿</p>').text)).toBe('مرحبا שלום\n\n👨‍👩‍👧‍👦 🇳🇿')
  })
})
