import { linkPattern } from '@forecourt/schema/rich-text/richTextSchema'
import { Extension, mergeAttributes, Node } from '@tiptap/core'
import { Blockquote } from '@tiptap/extension-blockquote'
import { Heading } from '@tiptap/extension-heading'
import { ListItem } from '@tiptap/extension-list'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { Plugin } from '@tiptap/pm/state'
import StarterKit from '@tiptap/starter-kit'

const isLink = new RegExp(linkPattern, 'i')

/** Nodes that are blocks at the top level of a document. */
const blockNodes = ['paragraph', 'heading', 'bulletList', 'orderedList', 'blockquote', 'table', 'picture', 'horizontalRule']

const newBlockId = () => `n${Math.random().toString(36).slice(2, 10)}`

/** Gives blocks stable ids; split, pasted and new blocks get new ones. */
const BlockIds = Extension.create({
  name: 'blockIds',
  addGlobalAttributes: () => [
    { types: blockNodes, attributes: { id: { default: null, keepOnSplit: false, rendered: false, parseHTML: () => null } } },
  ],
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction: (transactions, _before, { doc, tr }) => {
        if (!transactions.some(({ docChanged }) => docChanged)) return null
        const taken = new Set<unknown>()
        let isChanged = false
        doc.forEach((node, position) => {
          const { id } = node.attrs
          if (id !== null && !taken.has(id)) {
            taken.add(id)
            return
          }
          tr.setNodeAttribute(position, 'id', newBlockId())
          isChanged = true
        })
        return isChanged ? tr.setMeta('addToHistory', false) : null
      },
    }),
  ],
})

/** A picture of the image library. During its upload it has no address, but a number. */
export const PictureNode = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    image: { default: '' },
    alt: { default: '' },
    caption: { default: '' },
    width: { default: null },
    height: { default: null },
    sending: { default: null },
  }),
  // Accepts only pictures that the paste handler extracted, and those copied in this editor.
  parseHTML: () => [
    {
      tag: 'img[data-rich-picture]',
      getAttrs: (element) => {
        const { image = '', sending = '', caption = '' } = element.dataset
        const size = (name: string) => Number(element.getAttribute(name)) || null
        return {
          image,
          caption,
          sending: sending === '' ? null : Number(sending),
          alt: element.getAttribute('alt') ?? '',
          width: size('width'),
          height: size('height'),
        }
      },
    },
  ],
  renderHTML: ({ node: { attrs } }) => [
    'img',
    mergeAttributes({
      'data-rich-picture': '',
      'data-image': attrs.image,
      'data-caption': attrs.caption,
      alt: attrs.alt,
      width: attrs.width,
      height: attrs.height,
    }),
  ],
})

/** The editor's schema: exactly what a document can hold, so that pasted content is reduced to that. */
export const richTextExtensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    heading: false,
    blockquote: false,
    listItem: false,
    link: {
      openOnClick: false,
      autolink: true,
      linkOnPaste: true,
      defaultProtocol: 'https',
      protocols: ['https', 'mailto', 'tel'],
      isAllowedUri: (href) => typeof href === 'string' && isLink.test(href),
      shouldAutoLink: (href) => href.startsWith('https://'),
      HTMLAttributes: { target: null, rel: null },
    },
    dropcursor: { color: 'currentColor', width: 2 },
  }),
  // The page's titles use h1; levels below h4 aren't distinguishable.
  Heading.configure({ levels: [2, 3, 4] }).extend({
    parseHTML: () => [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: Math.min(4, Math.max(2, level)) } })),
  }),
  Blockquote.extend({ content: 'paragraph+' }),
  ListItem.extend({ content: 'paragraph (bulletList | orderedList)*' }),
  Table.configure({ resizable: false }),
  TableRow,
  TableHeader.extend({ content: 'paragraph+' }),
  TableCell.extend({ content: 'paragraph+' }),
  PictureNode,
  BlockIds,
]
