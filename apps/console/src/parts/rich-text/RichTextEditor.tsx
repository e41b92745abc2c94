import { plainText } from '@forecourt/schema/rich-text/plainText'
import type { RichText } from '@forecourt/schema/rich-text/RichText'
import { toDocument } from '@forecourt/schema/rich-text/toDocument'
import { sameJson } from '@forecourt/schema/sameJson'
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { type Editor, EditorContent, type EditorOptions, ReactNodeViewRenderer, useEditor } from '@tiptap/react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { callError } from '../../client/callError'
import { documentNodes, replaceText } from '../../rich-text/documentNodes'
import { newBlockPosition } from '../../rich-text/newBlockPosition'
import { nodesDocument } from '../../rich-text/nodesDocument'
import { nextPicture, type PastedPicture, pastedHtml } from '../../rich-text/pastedHtml'
import { PictureNode, richTextExtensions } from '../../rich-text/richTextExtensions'
import { acceptedFiles, fileProblem } from '../pictures/fileProblem'
import { LibraryDialog } from '../pictures/LibraryDialog'
import { LinkDialog } from './LinkDialog'
import { PictureView } from './PictureView'
import type { RichTextProps, TextPictures } from './RichTextProps'
import { sendPicture } from './sendPicture'
import { TextToolbar } from './TextToolbar'
import { textStyle } from './textStyle'

const UploadDialog = lazy(() => import('../pictures/UploadDialog').then((module) => ({ default: module.UploadDialog })))

const extensions = [
  ...richTextExtensions.filter(({ name }) => name !== PictureNode.name),
  PictureNode.extend({ addNodeView: () => ReactNodeViewRenderer(PictureView) }),
]

/** From this share of the maximum length on, the remaining letters are shown. */
const nearlyFull = 0.8

/** The position of a picture's upload placeholder; null after the user removed it. */
const findPlaceholder = ({ state: { doc } }: Editor, number: number): number | null => {
  let place: number | null = null
  doc.descendants((node, at) => {
    if (node.type.name === PictureNode.name && node.attrs.sending === number) place = at
    return place === null
  })
  return place
}

const messageOf = (error: unknown) => (error instanceof Error && !('shape' in error) ? error.message : callError(error).message)

interface TextBoxProps extends Pick<RichTextProps, 'id' | 'label'> {
  readonly describedBy: string | undefined
}

interface InputHandlers {
  readonly onLinkKey: () => void
  readonly onFiles: (files: readonly File[]) => void
  /** Called before pasted pictures are in the document. */
  readonly onPaste: (pictures: readonly PastedPicture[], leftOut: number) => void
}

/** Attributes of the text box, and its handlers of keys and of pasted and dropped content. */
const inputProps = (
  { id, label, describedBy }: TextBoxProps,
  { onLinkKey, onFiles, onPaste }: InputHandlers,
): EditorOptions['editorProps'] => ({
  attributes: {
    id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    spellcheck: 'true',
    ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
  },
  handleKeyDown: (_view, event) => {
    if (!(event.metaKey || event.ctrlKey) || event.key.toLowerCase() !== 'k') return false
    event.preventDefault()
    event.stopPropagation()
    onLinkKey()
    return true
  },
  transformPastedHTML: (html) => {
    const { html: cleaned, pictures: found, leftOut } = pastedHtml(html)
    onPaste(found, leftOut)
    return cleaned
  },
  handlePaste: (_view, event) => {
    const files = [...(event.clipboardData?.files ?? [])]
    if (files.length === 0 || event.clipboardData?.types.includes('text/html')) return false
    onFiles(files)
    return true
  },
  handleDrop: (_view, event) => {
    const files = [...((event as DragEvent).dataTransfer?.files ?? [])]
    if (files.length === 0) return false
    event.preventDefault()
    onFiles(files)
    return true
  },
})

const leftOutText = (count: number) =>
  `${count === 1 ? 'A picture was' : `${count} pictures were`} left out. Save ${count === 1 ? 'it' : 'them'} from the original document and add ${count === 1 ? 'it' : 'them'} with “Picture”.`

/** Uploads pictures to the placeholders in the text. Stops when the editor is closed. */
const usePictureUploads = (editor: Editor | null, pictures: TextPictures, onProblem: (problem: string | null) => void) => {
  const sending = useRef(new AbortController())
  useEffect(() => {
    sending.current = new AbortController()
    return () => sending.current.abort()
  }, [])
  const send = async ({ number, file: given, alt }: PastedPicture) => {
    if (!editor) return
    const fault =
      given instanceof URL ? null : fileProblem(given instanceof File ? given : new File([given], 'The picture', { type: given.type }))
    try {
      if (fault !== null) throw new Error(fault)
      const { key, width, height } = await sendPicture(given, pictures.owner, alt, sending.current.signal)
      const place = findPlaceholder(editor, number)
      if (place === null) return
      const { attrs } = editor.state.doc.nodeAt(place) ?? { attrs: {} }
      editor.view.dispatch(
        editor.state.tr
          .setNodeMarkup(place, undefined, { ...attrs, image: key, width, height, sending: null })
          .setMeta('addToHistory', false),
      )
    } catch (error) {
      if (sending.current.signal.aborted) return
      const place = findPlaceholder(editor, number)
      if (place !== null) editor.view.dispatch(editor.state.tr.delete(place, place + 1).setMeta('addToHistory', false))
      onProblem(
        `A picture could not be added. ${messageOf(error)}${given instanceof URL ? ' Save it from where you copied, and add it with “Picture”.' : ''}`,
      )
    }
  }
  const sendAll = async (given: readonly PastedPicture[]) => {
    // Sequential: a long page may have more pictures than one server should get requests for at once.
    for (const each of given) if (!sending.current.signal.aborted) await send(each)
  }
  return { send, sendAll }
}

/** Box around toolbar and text, which shows the focus of both. */
const frameStyle = (invalid: boolean, disabled: boolean) => ({
  minWidth: 0,
  border: 1,
  borderColor: invalid ? 'error.main' : 'divider',
  borderRadius: '8px',
  bgcolor: disabled ? 'action.hover' : 'background.paper',
  '&:focus-within': {
    borderColor: invalid ? 'error.main' : 'primary.main',
    boxShadow: '0 0 0 1px currentColor',
    color: 'primary.main',
  },
  '& > *': { color: 'text.primary' },
  ...textStyle,
})

interface TextLinkDialogProps {
  readonly editor: Editor
  readonly links: RichTextProps['links']
  readonly onClose: () => void
}

/** Edits the link at the cursor, or inserts one. */
const TextLinkDialog = ({ editor, links, onClose }: TextLinkDialogProps) => {
  const link = String(editor.getAttributes('link').href ?? '')
  return (
    <LinkDialog
      href={link}
      hasText={!editor.state.selection.empty || link !== ''}
      links={links}
      onDone={(href, linkText) => {
        onClose()
        const chain = editor.chain().focus().extendMarkRange('link')
        if (link === '' && editor.state.selection.empty)
          chain.insertContent({ type: 'text', text: linkText, marks: [{ type: 'link', attrs: { href } }] }).run()
        else chain.setLink({ href }).run()
      }}
      onRemove={
        link === ''
          ? null
          : () => {
              onClose()
              editor.chain().focus().extendMarkRange('link').unsetLink().run()
            }
      }
      onClose={() => {
        onClose()
        editor.commands.focus()
      }}
    />
  )
}

/** Creates the editor of a text: reports its changes, and follows changes of the value by others. */
const useTextEditor = (
  { id, value, label, describedBy, disabled, onChange }: TextBoxProps & Pick<RichTextProps, 'value' | 'disabled' | 'onChange'>,
  handlers: InputHandlers,
  onFocus: () => void,
): Editor | null => {
  const lastValue = useRef<RichText>(value)
  const change = useRef(onChange)
  change.current = onChange
  const editor = useEditor({
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    extensions,
    content: documentNodes(toDocument(value)),
    editable: !disabled,
    editorProps: inputProps({ id, label, describedBy }, handlers),
    onFocus,
    onUpdate: ({ editor: current }) => {
      const next = nodesDocument(current.getJSON())
      if (sameJson(next, lastValue.current)) return
      lastValue.current = next
      change.current(next)
    },
  })

  useEffect(() => void editor?.setEditable(!disabled, false), [editor, disabled])
  // Shows a value changed outside this editor: by another user, or by an undo of the draft.
  useEffect(() => {
    if (!editor || value === lastValue.current || sameJson(value, lastValue.current)) return
    lastValue.current = value
    if (!sameJson(toDocument(value), toDocument(nodesDocument(editor.getJSON())))) replaceText(editor, value)
  }, [editor, value])
  return editor
}

interface PictureDialogsProps {
  readonly pictures: TextPictures
  /** Whether the library is open. */
  readonly isChoosing: boolean
  readonly problem: string | null
  readonly onProblem: (problem: string | null) => void
  readonly onChoose: (picture: { readonly key: string; readonly alt: string }) => void
  readonly onClose: () => void
}

/** The picture library, and the upload of a picture that was chosen in it. */
const PictureDialogs = ({ pictures, isChoosing, problem, onProblem, onChoose, onClose }: PictureDialogsProps) => {
  const picker = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const choose = (picture: { readonly key: string; readonly alt: string }) => {
    setFile(null)
    onChoose(picture)
  }
  return (
    <>
      <input
        ref={picker}
        type="file"
        hidden
        accept={acceptedFiles}
        onChange={(event) => {
          const given = event.target.files?.[0]
          event.target.value = ''
          if (!given) return
          const fault = fileProblem(given)
          onProblem(fault)
          if (fault === null) setFile(given)
        }}
      />
      {isChoosing && (
        <LibraryDialog
          owner={pictures.owner}
          siteId={pictures.siteId}
          current=""
          used={[]}
          fileFault={problem}
          onChoose={choose}
          onUpload={() => picker.current?.click()}
          onClose={onClose}
        />
      )}
      {file && (
        <Suspense>
          <UploadDialog file={file} owner={pictures.owner} ratio={undefined} needsText onDone={choose} onClose={() => setFile(null)} />
        </Suspense>
      )}
    </>
  )
}

/** Remaining letters of a text that is nearly full. */
const LettersLeft = ({ value, maxLength }: { readonly value: RichText; readonly maxLength: number }) => {
  const length = [...plainText(value)].length
  if (length < maxLength * nearlyFull) return null
  const left = maxLength - length
  return (
    <Typography
      variant="caption"
      role="status"
      sx={{ justifySelf: 'end', fontVariantNumeric: 'tabular-nums', color: left < 0 ? 'error.main' : 'text.secondary' }}
    >
      {left < 0 ? `${-left} characters too many` : `${left} characters left`}
    </Typography>
  )
}

const TextEditor = ({
  id,
  value,
  label,
  describedBy,
  disabled,
  invalid,
  maxLength,
  pictures,
  links,
  previewCursor,
  onChange,
  onEnlarge,
}: RichTextProps & { readonly onEnlarge: (() => void) | null }) => {
  const [isLinking, setLinking] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  /** Whether the user has placed the cursor; initially it is at the start. */
  const hasCursor = useRef(false)
  const openLink = useRef<() => void>(() => undefined)
  const insertPasted = useRef<(given: readonly PastedPicture[]) => void>(() => undefined)

  const editor = useTextEditor(
    { id, value, label, describedBy, disabled, onChange },
    {
      onLinkKey: () => openLink.current(),
      onFiles: (files) => insertFiles(files),
      onPaste: (found, leftOut) => {
        setProblem(leftOut === 0 ? null : leftOutText(leftOut))
        // The placeholders are in the document after the paste.
        if (found.length > 0) setTimeout(() => insertPasted.current(found))
      },
    },
    () => {
      hasCursor.current = true
      previewCursor?.clear()
    },
  )

  const { send, sendAll } = usePictureUploads(editor, pictures, setProblem)
  insertPasted.current = sendAll
  const followPreviewCursor = () => {
    const at = previewCursor?.at() ?? null
    if (!editor || at === null) return
    previewCursor?.clear()
    hasCursor.current = true
    editor.commands.setTextSelection(Math.min(at, editor.state.doc.content.size))
  }
  const insertPictureNode = (attrs: Readonly<Record<string, unknown>>) => {
    if (!editor) return
    const picture = { type: PictureNode.name, attrs }
    if (!hasCursor.current) editor.commands.setTextSelection(editor.state.doc.content.size)
    const place = newBlockPosition(editor.state)
    const chain = editor.chain().focus()
    ;(place === null ? chain.insertContent(picture) : chain.insertContentAt(place, picture)).run()
  }
  const insertFiles = (files: readonly File[]) => {
    if (!editor) return
    setProblem(null)
    for (const each of files) {
      const fault = fileProblem(each)
      if (fault !== null) {
        setProblem(fault)
        continue
      }
      const number = nextPicture()
      insertPictureNode({ sending: number })
      void send({ number, file: each, alt: '' })
    }
  }
  const insertPicture = ({ key, alt }: { readonly key: string; readonly alt: string }) => {
    setChoosing(false)
    insertPictureNode({ image: key, alt })
  }
  const choosePicture = () => {
    setProblem(null)
    setChoosing(true)
  }
  openLink.current = () => setLinking(true)

  if (!editor) return <Box sx={{ minHeight: 170 }} />
  return (
    <Box sx={{ display: 'grid', gap: 0.5, minWidth: 0 }}>
      <Box sx={frameStyle(invalid, disabled)}>
        {!disabled && (
          <Box sx={{ display: 'contents' }} onMouseDownCapture={followPreviewCursor} onFocusCapture={followPreviewCursor}>
            <TextToolbar
              editor={editor}
              label={label}
              controls={id}
              onLink={() => setLinking(true)}
              onPicture={choosePicture}
              onEnlarge={onEnlarge}
            />
          </Box>
        )}
        <EditorContent editor={editor} />
      </Box>
      {maxLength !== undefined && <LettersLeft value={value} maxLength={maxLength} />}
      {problem && !isChoosing && (
        <Typography role="alert" variant="caption" color="error">
          {problem}
        </Typography>
      )}
      {isLinking && <TextLinkDialog editor={editor} links={links} onClose={() => setLinking(false)} />}
      <PictureDialogs
        pictures={pictures}
        isChoosing={isChoosing}
        problem={problem}
        onProblem={setProblem}
        onChoose={insertPicture}
        onClose={() => setChoosing(false)}
      />
    </Box>
  )
}

/** The editor of a formatted text, restricted to the document schema. */
export const RichTextEditor = (props: RichTextProps) => {
  const { id, value, label, describedBy, disabled, invalid, maxLength, pictures, links, previewCursor, onChange } = props
  const [isLarge, setLarge] = useState(false)
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  if (!isLarge) return <TextEditor {...props} onEnlarge={() => setLarge(true)} />
  const close = () => setLarge(false)
  return (
    <>
      <Box sx={{ p: 1.5, border: 1, borderColor: 'divider', borderRadius: '8px', color: 'text.secondary', fontSize: 14 }}>
        The text is open in a separate window.
      </Box>
      <Dialog open onClose={close} maxWidth="md" fullWidth fullScreen={isNarrow} aria-labelledby={`${id}-large`}>
        <DialogTitle id={`${id}-large`} sx={{ fontSize: 18, fontWeight: 660 }}>
          {label}
        </DialogTitle>
        <DialogContent sx={{ minHeight: '60vh', pt: '4px !important' }}>
          <TextEditor
            {...{ id, value, label, describedBy, disabled, invalid, maxLength, pictures, links, previewCursor, onChange }}
            onEnlarge={null}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="contained" onClick={close}>
            Done
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
