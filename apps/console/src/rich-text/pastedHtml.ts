/** A picture that came within pasted HTML, by the number its place has. */
export interface PastedPicture {
  readonly number: number
  /** The picture itself, or where on the internet it is. */
  readonly file: Blob | URL
  readonly alt: string
}

export interface PastedHtml {
  readonly html: string
  readonly pictures: readonly PastedPicture[]
  /** Pictures within mails and of files somewhere on a disk, which can't be fetched. */
  readonly leftOut: number
}

/** The bytes of a data: address of a picture; null of anything else. */
const fileOf = (address: string): Blob | null => {
  const [, type, data] = /^data:(image\/[a-z0-9.+-]+);base64,([A-Za-z0-9+/=\s]+)$/i.exec(address) ?? []
  if (type === undefined || data === undefined) return null
  try {
    return new Blob([Uint8Array.from(atob(data.replace(/\s/g, '')), (letter) => letter.charCodeAt(0))], { type })
  } catch {
    return null
  }
}

/** Where on the internet a picture is; null of one in a mail or on a disk. What says http is asked for by https. */
const addressOf = (address: string): URL | null =>
  /^(https?:)?\/\//i.test(address) ? URL.parse(address.replace(/^(http:)?\/\//i, 'https://')) : null

const fewestPixels = 4

/** Mails count who reads them with pictures of a pixel: no part of what they say. */
const countsReaders = (image: Element): boolean =>
  ['width', 'height'].some((side) => Number(image.getAttribute(side) ?? fewestPixels) < fewestPixels)

/** Word writes points of lists as paragraphs, with the level in a style and the dot or number as words. */
const wordLevel = (element: Element): number | null => {
  const [, level] = /mso-list:\s*l\d+\s+level(\d+)/i.exec(element.getAttribute('style') ?? '') ?? []
  return level === undefined ? null : Number(level)
}

const wordLists = (document: Document) => {
  const open: { readonly list: Element; readonly level: number }[] = []
  let last: Element | null = null
  for (const line of document.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const level = wordLevel(line)
    if (
      level === null ||
      (last && line.previousElementSibling !== last && open.length > 0 && line.previousElementSibling !== open[0]?.list)
    )
      open.length = 0
    if (level === null) continue
    const mark = line.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]')
    const isOrdered = /^[\s\d a-z]+[.)]/i.test(mark?.textContent ?? '')
    mark?.remove()
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop()
    if (open.length === 0 || (open.at(-1)?.level ?? 0) < level) {
      const list = document.createElement(isOrdered ? 'ol' : 'ul')
      const parent = open.at(-1)?.list.lastElementChild
      if (parent) parent.append(list)
      else line.before(list)
      open.push({ list, level })
    }
    const point = document.createElement('li')
    const words = document.createElement('p')
    words.append(...line.childNodes)
    point.append(words)
    open.at(-1)?.list.append(point)
    line.remove()
    last = open[0]?.list ?? null
  }
}

/** A paragraph that only held pictures gives way to them: pictures stand beside paragraphs, and would leave it empty. */
const freePictures = (lines: Iterable<Element>) => {
  for (const line of lines) if (line.textContent?.trim() === '') line.replaceWith(...line.querySelectorAll('img'))
}

let sent = 0

/**
 * HTML from the clipboard before the editor's schema reads it: its pictures are taken out to be sent or fetched, lists of Word become lists,
 * and what a page needs but nobody reads goes. Nothing in it is ever run or fetched here: the document it is read into is inert.
 */
export const pastedHtml = (html: string): PastedHtml => {
  const document = new DOMParser().parseFromString(html, 'text/html')
  for (const element of document.querySelectorAll('script, style, title, meta, link, iframe, object, embed, template, noscript, svg, math'))
    element.remove()
  for (const element of document.querySelectorAll('*'))
    for (const { name } of [...element.attributes]) if (name.startsWith('on')) element.removeAttribute(name)
  wordLists(document)
  const pictures: PastedPicture[] = []
  const lines = new Set<Element>()
  let leftOut = 0
  for (const image of document.querySelectorAll('img')) {
    const line = image.closest('p')
    if (line) lines.add(line)
    // Copied within the editor.
    if (image.dataset.richPicture !== undefined && image.dataset.image) continue
    const source = (image.getAttribute('src') ?? '').trim()
    const file = countsReaders(image) ? null : (fileOf(source) ?? addressOf(source))
    const alt = (image.getAttribute('alt') ?? '').slice(0, 240)
    if (!file) {
      if (!countsReaders(image)) leftOut++
      image.remove()
      continue
    }
    const number = ++sent
    const place = document.createElement('img')
    place.dataset.richPicture = ''
    place.dataset.sending = String(number)
    place.setAttribute('alt', alt)
    image.replaceWith(place)
    pictures.push({ number, file, alt })
  }
  freePictures(lines)
  return { html: document.body.innerHTML, pictures, leftOut }
}

/** The number of a picture that is sent by choosing or dropping a file. */
export const nextPicture = (): number => ++sent
