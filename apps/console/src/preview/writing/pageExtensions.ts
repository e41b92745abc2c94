import { pictureSource } from '@forecourt/runtime/ui/pictureSource'
import { textStyles } from '@forecourt/runtime/ui/textStyles'
import { Extension } from '@tiptap/core'
import { PictureNode, richTextExtensions } from '../../rich-text/richTextExtensions'

type Attributes = Readonly<Record<string, unknown>>

const looksOf = (type: string, look: (attributes: Attributes) => string) => ({
  types: [type],
  attributes: {
    looks: { default: null, parseHTML: () => null, renderHTML: (attributes: Attributes) => ({ class: look(attributes) }) },
  },
})

/** The looks that the page gives its formatted texts. */
const PageLooks = Extension.create({
  name: 'pageLooks',
  addGlobalAttributes: () => [
    looksOf('heading', ({ level }) => textStyles.heading[level === 3 ? 3 : level === 4 ? 4 : 2]),
    looksOf('bulletList', () => textStyles.dotted),
    looksOf('orderedList', () => textStyles.numbered),
    looksOf('blockquote', () => textStyles.quote),
    looksOf('table', () => textStyles.table),
    looksOf('tableHeader', () => textStyles.headCell),
    looksOf('tableCell', () => textStyles.cell),
    looksOf('horizontalRule', () => textStyles.rule),
    looksOf('link', () => textStyles.link),
  ],
})

/** A picture as the page draws it. */
const PagePicture = PictureNode.extend({
  addNodeView:
    () =>
    ({ node: { attrs } }) => {
      const dom = document.createElement('figure')
      dom.className = 'py-2'
      const image = document.createElement('img')
      const { src, srcSet } = pictureSource(String(attrs.image))
      Object.assign(image, { src, alt: String(attrs.alt), className: 'block h-auto w-full rounded-card bg-raised object-cover' })
      if (srcSet) image.srcset = srcSet
      image.sizes = '42rem'
      image.style.aspectRatio = `${attrs.width ?? 3} / ${attrs.height ?? 2}`
      dom.append(image)
      if (attrs.caption) {
        const caption = document.createElement('figcaption')
        caption.className = textStyles.caption
        caption.textContent = String(attrs.caption)
        dom.append(caption)
      }
      return { dom }
    },
})

/** The schema of formatted texts, drawn as the page draws them. */
export const pageExtensions = [...richTextExtensions.filter(({ name }) => name !== PictureNode.name), PagePicture, PageLooks]
