/** A picture from pasted HTML, by the number of its placeholder. */
export interface PastedPicture {
  readonly number: number
  /** The picture itself, or its URL. */
  readonly file: Blob | URL
  readonly alt: string
}

export interface PastedHtml {
  readonly html: string
  readonly pictures: readonly PastedPicture[]
  /** The number of pictures that can't be fetched: inline in mails, or files on a disk. */
  readonly leftOut: number
}

/** The bytes of a picture's data: URL; null for anything else. */
const fileOf = (address: string): Blob | null => {
  const [, type, data] = /^data:(image\/[a-z0-9.+-]+);base64,([A-Za-z0-9+/=\s]+)$/i.exec(address) ?? []
  if (type === undefined || data === undefined) return null
  try {
    return new Blob([Uint8Array.from(atob(data.replace(/\s/g, '')), (letter) => letter.charCodeAt(0))], { type })
  } catch {
    return null
  }
}

/** The URL of a picture on the internet; null for one in a mail or on a disk. Upgrades http to https. */
const addressOf = (address: string): URL | null =>
  /^(https?:)?\/\//i.test(address) ? URL.parse(address.replace(/^(http:)?\/\//i, 'https://')) : null

const minPixels = 4

/** Whether an image is a tracking pixel. */
const isTrackingPixel = (image: Element): boolean =>
  ['width', 'height'].some((side) => Number(image.getAttribute(side) ?? minPixels) < minPixels)

/** The list level of a paragraph from Word, which writes list points as paragraphs with the level in a style and the marker as text. */
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
    const paragraph = document.createElement('p')
    paragraph.append(...line.childNodes)
    point.append(paragraph)
    open.at(-1)?.list.append(point)
    line.remove()
    last = open[0]?.list ?? null
  }
}

/** Unwraps paragraphs that hold only pictures: pictures are blocks and would leave them empty. */
const unwrapPictures = (lines: Iterable<Element>) => {
  for (const line of lines) if (line.textContent?.trim() === '') line.replaceWith(...line.querySelectorAll('img'))
}

let pictureNumber = 0

/**
 * Prepares clipboard HTML for the editor's schema: extracts pictures to upload, converts Word lists, removes invisible elements. Runs and
 * fetches nothing: the document is inert.
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
    const file = isTrackingPixel(image) ? null : (fileOf(source) ?? addressOf(source))
    const alt = (image.getAttribute('alt') ?? '').slice(0, 240)
    if (!file) {
      if (!isTrackingPixel(image)) leftOut++
      image.remove()
      continue
    }
    const number = ++pictureNumber
    const place = document.createElement('img')
    place.dataset.richPicture = ''
    place.dataset.sending = String(number)
    place.setAttribute('alt', alt)
    image.replaceWith(place)
    pictures.push({ number, file, alt })
  }
  unwrapPictures(lines)
  return { html: document.body.innerHTML, pictures, leftOut }
}

/** The next picture number, for a chosen or dropped file. */
export const nextPicture = (): number => ++pictureNumber
