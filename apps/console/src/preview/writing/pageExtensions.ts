import { pictureSource } from '@forecourt/runtime/ui/pictureSource'
import { textStyles } from '@forecourt/runtime/ui/textStyles'
import { Extension } from '@tiptap/core'
import { PictureNode, richTextExtensions } from '../../rich-text/richTextExtensions'

type Attributes = Readonly<Record<string, unknown>>

const styled = (type: string, classOf: (attributes: Attributes) => string) => ({
  types: [type],
  attributes: {
    pageClass: { default: null, parseHTML: () => null, renderHTML: (attributes: Attributes) => ({ class: classOf(attributes) }) },
  },
})

/** The page's styles for formatted texts. */
const PageStyles = Extension.create({
  name: 'pageStyles',
  addGlobalAttributes: () => [
    styled('heading', ({ level }) => textStyles.heading[level === 3 ? 3 : level === 4 ? 4 : 2]),
    styled('bulletList', () => textStyles.dotted),
    styled('orderedList', () => textStyles.numbered),
    styled('blockquote', () => textStyles.quote),
    styled('table', () => textStyles.table),
    styled('tableHeader', () => textStyles.headCell),
    styled('tableCell', () => textStyles.cell),
    styled('horizontalRule', () => textStyles.rule),
    styled('link', () => textStyles.link),
  ],
})

/** A picture rendered as on the page. */
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

/** The schema of formatted texts, rendered as on the page. */
export const pageExtensions = [...richTextExtensions.filter(({ name }) => name !== PictureNode.name), PagePicture, PageStyles]
