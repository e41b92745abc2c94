import type { RichText } from '@forecourt/schema/rich-text/RichText'
import { linkPattern } from '@forecourt/schema/rich-text/richTextSchema'
import { toDocument } from '@forecourt/schema/rich-text/toDocument'
import { sameJson } from '@forecourt/schema/sameJson'
import { Editor } from '@tiptap/core'
import { documentNodes, replaceText } from '../../rich-text/documentNodes'
import { nodesDocument } from '../../rich-text/nodesDocument'
import { pastedHtml } from '../../rich-text/pastedHtml'
import type { Format, Formatting } from './Formatting'
import { type CursorAt, leaveByKey, openInPlaceCopy, stopKeyEvents, type Writing, type WritingEvents } from './openInPlaceCopy'
import { pageExtensions } from './pageExtensions'
import type { FoundText } from './textAt'

const isLink = new RegExp(linkPattern, 'i')

const chainOf = (editor: Editor, format: Format) => {
  const chain = editor.chain().focus()
  switch (format) {
    case 'bold':
      return chain.toggleBold()
    case 'italic':
      return chain.toggleItalic()
    case 'heading':
      return chain.toggleHeading({ level: 2 })
    case 'dotted':
      return chain.toggleBulletList()
    case 'numbered':
      return chain.toggleOrderedList()
    case 'quote':
      return chain.toggleBlockquote()
  }
}

const nodeNames = {
  bold: 'bold',
  italic: 'italic',
  heading: 'heading',
  dotted: 'bulletList',
  numbered: 'orderedList',
  quote: 'blockquote',
} as const satisfies Readonly<Record<Format, string>>

const formattingOf = (editor: Editor): Formatting => ({
  isOn: (format) => editor.isActive(nodeNames[format]),
  toggle: (format) => void chainOf(editor, format).run(),
  link: () => String(editor.getAttributes('link').href ?? ''),
  setLink: (href) => {
    const chain = editor.chain().focus().extendMarkRange('link')
    if (href === '') return chain.unsetLink().run()
    return isLink.test(href) && chain.setLink({ href }).run()
  },
  subscribe: (listener) => {
    editor.on('transaction', listener)
    return () => void editor.off('transaction', listener)
  },
})

/** Edits a formatted text in place, with the same schema as the editor's field. */
export const writeFormatted = (
  found: FoundText,
  value: RichText,
  title: string,
  at: CursorAt,
  events: WritingEvents & { onNotice(sentence: string): void; onCursor(at: number): void },
): Writing & { readonly formatting: Formatting } => {
  const place = openInPlaceCopy(found.host)
  const { surface } = place
  surface.replaceChildren()
  stopKeyEvents(place.copy)
  place.hideOriginal()
  let lastValue = value
  const editor = new Editor({
    element: { mount: surface },
    extensions: pageExtensions,
    content: documentNodes(toDocument(value)),
    editorProps: {
      attributes: {
        class: surface.className,
        role: 'textbox',
        'aria-label': title,
        'aria-multiline': 'true',
        spellcheck: 'true',
        'data-writing': 'formatted',
      },
      handleKeyDown: (view, event) => {
        // Tab moves between cells in a table, and indents a point in a list.
        const { $from } = view.state.selection
        const isInside = ['tableRow', 'listItem'].some((name) =>
          Array.from({ length: $from.depth }, (_, depth) => $from.node(depth + 1).type.name).includes(name),
        )
        return !(event.key === 'Tab' && isInside) && leaveByKey(event, events)
      },
      transformPastedHTML: (html) => {
        const { html: cleaned, pictures, leftOut } = pastedHtml(html)
        if (pictures.length + leftOut > 0) events.onNotice('Pictures were left out. Paste them into the text in the settings.')
        const document = new DOMParser().parseFromString(cleaned, 'text/html')
        for (const picture of document.querySelectorAll('img[data-sending]')) picture.remove()
        return document.body.innerHTML
      },
    },
    onUpdate: ({ editor: current }) => {
      const next = nodesDocument(current.getJSON())
      // An empty text may remove its element from the page: empty is reported only when editing ends.
      if (next === '' || sameJson(next, lastValue)) return
      lastValue = next
      events.onWrite(next)
    },
  })
  // Insertions from the editor's toolbar go to the cursor here.
  const reportCursor = () => editor.isFocused && events.onCursor(editor.state.selection.to)
  editor.on('selectionUpdate', reportCursor)
  editor.on('focus', reportCursor)
  const clicked = at && editor.view.posAtCoords({ left: at.x, top: at.y })
  editor.commands.focus(clicked ? clicked.pos : 'end', { scrollIntoView: at === null })
  return {
    found,
    surface,
    formatting: formattingOf(editor),
    receive: (next) => {
      if (sameJson(next, lastValue)) return
      lastValue = next
      if (!sameJson(toDocument(next), toDocument(nodesDocument(editor.getJSON())))) replaceText(editor, next)
    },
    hideOriginal: place.hideOriginal,
    close: () => {
      const last = nodesDocument(editor.getJSON())
      if (last === '' && lastValue !== '') events.onWrite(last)
      editor.destroy()
      place.close()
    },
  }
}
