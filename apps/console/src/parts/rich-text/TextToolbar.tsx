import BoldIcon from '@mui/icons-material/FormatBoldRounded'
import ItalicIcon from '@mui/icons-material/FormatItalicRounded'
import BulletsIcon from '@mui/icons-material/FormatListBulletedRounded'
import NumbersIcon from '@mui/icons-material/FormatListNumberedRounded'
import QuoteIcon from '@mui/icons-material/FormatQuoteRounded'
import RuleIcon from '@mui/icons-material/HorizontalRuleRounded'
import PictureIcon from '@mui/icons-material/ImageOutlined'
import LinkIcon from '@mui/icons-material/LinkRounded'
import LargerIcon from '@mui/icons-material/OpenInFullRounded'
import RedoIcon from '@mui/icons-material/RedoRounded'
import TableIcon from '@mui/icons-material/TableChartOutlined'
import UndoIcon from '@mui/icons-material/UndoRounded'
import { Box, Button, ButtonBase, Divider, NativeSelect, Tooltip } from '@mui/material'
import { type Editor, useEditorState } from '@tiptap/react'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'

interface Props {
  readonly editor: Editor
  readonly label: string
  readonly controls: string
  readonly onLink: () => void
  readonly onPicture: () => void
  /** Opens the text in a dialog; null if it is in one. */
  readonly onEnlarge: (() => void) | null
}

const styles = { paragraph: 'Text', '2': 'Heading', '3': 'Smaller heading', '4': 'Smallest heading' } as const

interface ToolProps {
  readonly name: string
  readonly keys?: string
  readonly isOn?: boolean
  readonly disabled?: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

const Tool = ({ name, keys, isOn, disabled = false, onPress, children }: ToolProps) => (
  <Tooltip title={keys === undefined ? name : `${name} (${keys})`} enterDelay={500} placement="top">
    <span>
      <ButtonBase
        data-tool
        tabIndex={-1}
        aria-label={name}
        aria-pressed={isOn}
        disabled={disabled}
        // Retains the selection in the text while a button is pressed.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onPress}
        sx={{
          minWidth: { xs: 44, md: 32 },
          minHeight: { xs: 44, md: 32 },
          borderRadius: '6px',
          color: isOn ? 'primary.main' : 'text.primary',
          bgcolor: isOn ? 'primary.light' : 'transparent',
          '&:hover': { bgcolor: isOn ? 'primary.light' : 'action.hover' },
          '&.Mui-disabled': { color: 'text.disabled' },
          '&.Mui-focusVisible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
          '& svg': { fontSize: 20 },
        }}
      >
        {children}
      </ButtonBase>
    </span>
  </Tooltip>
)

const isMac = () => typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.platform)

/** Formatting at the cursor, and what can be undone. */
const useToolbarState = (editor: Editor) =>
  useEditorState({
    editor,
    selector: ({ editor: now }: { editor: Editor }) => ({
      style: now.isActive('heading') ? String(now.getAttributes('heading').level) : 'paragraph',
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      link: now.isActive('link'),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      quote: now.isActive('blockquote'),
      table: now.isActive('table'),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  })

/** Buttons to change the table at the cursor. */
const TableTools = ({ editor }: { readonly editor: Editor }) => {
  const run = () => editor.chain().focus()
  const tools = [
    { name: 'Row below', press: () => run().addRowAfter().run() },
    { name: 'Column after', press: () => run().addColumnAfter().run() },
    { name: 'Header row', press: () => run().toggleHeaderRow().run() },
    { name: 'Remove row', press: () => run().deleteRow().run() },
    { name: 'Remove column', press: () => run().deleteColumn().run() },
    { name: 'Remove table', press: () => run().deleteTable().run() },
  ]
  return (
    <>
      <Divider flexItem sx={{ flexBasis: '100%', my: 0.25 }} />
      {tools.map(({ name, press }) => (
        <Button
          key={name}
          size="small"
          color="inherit"
          data-tool
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          onClick={press}
          sx={{ fontSize: 12.5, px: 1, minHeight: { xs: 44, md: 28 } }}
        >
          {name}
        </Button>
      ))}
    </>
  )
}

/** The toolbar of a text: one tab stop, arrows between the buttons (WAI-ARIA toolbar). */
export const TextToolbar = ({ editor, label, controls, onLink, onPicture, onEnlarge }: Props) => {
  const bar = useRef<HTMLDivElement>(null)
  const command = isMac() ? '⌘' : 'Ctrl+'
  const on = useToolbarState(editor)
  const tools = () => [...(bar.current?.querySelectorAll<HTMLElement>('select:not(:disabled), [data-tool]:not(:disabled)') ?? [])]
  const go = (tool: HTMLElement | undefined) => {
    tool?.focus()
  }
  const keyDown = (event: KeyboardEvent) => {
    const all = tools()
    const at = all.indexOf(document.activeElement as HTMLElement)
    const isSelect = document.activeElement instanceof HTMLSelectElement
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, ...(!isSelect && { Home: 0, End: all.length - 1 }) }[event.key]
    if (next === undefined) {
      if (event.key === 'Escape') editor.commands.focus()
      return
    }
    event.preventDefault()
    go(all[(next + all.length) % all.length])
  }
  const run = () => editor.chain().focus()
  return (
    <Box
      ref={bar}
      role="toolbar"
      aria-label={`Format ${label}`}
      aria-controls={controls}
      onKeyDown={keyDown}
      onFocus={({ target }) => {
        if (target instanceof HTMLElement) for (const each of tools()) each.tabIndex = each === target ? 0 : -1
      }}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 0.25,
        p: 0.5,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        borderRadius: '8px 8px 0 0',
        // Below other sticky elements, such as the page's heading.
        position: 'sticky',
        top: 'var(--sticky-heading-height, 0px)',
        zIndex: 1,
      }}
    >
      <NativeSelect
        disableUnderline
        value={on.style}
        disabled={on.table || on.quote}
        inputProps={{ 'aria-label': 'Style', style: { paddingInlineStart: 8 } }}
        onChange={({ target: { value } }) =>
          value === 'paragraph'
            ? run().setParagraph().run()
            : run()
                .setHeading({ level: Number(value) as 2 | 3 | 4 })
                .run()
        }
        sx={{ fontSize: 13.5, minHeight: { xs: 44, md: 32 }, mr: 0.5 }}
      >
        {Object.entries(styles).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </NativeSelect>
      <Tool name="Bold" keys={`${command}B`} isOn={on.bold} onPress={() => run().toggleBold().run()}>
        <BoldIcon />
      </Tool>
      <Tool name="Italic" keys={`${command}I`} isOn={on.italic} onPress={() => run().toggleItalic().run()}>
        <ItalicIcon />
      </Tool>
      <Tool name="Link" keys={`${command}K`} isOn={on.link} onPress={onLink}>
        <LinkIcon />
      </Tool>
      <Tool name="Dotted list" isOn={on.bullets} onPress={() => run().toggleBulletList().run()}>
        <BulletsIcon />
      </Tool>
      <Tool name="Numbered list" isOn={on.numbers} onPress={() => run().toggleOrderedList().run()}>
        <NumbersIcon />
      </Tool>
      <Tool name="Quote" isOn={on.quote} onPress={() => run().toggleBlockquote().run()}>
        <QuoteIcon />
      </Tool>
      <Tool name="Picture" onPress={onPicture}>
        <PictureIcon />
      </Tool>
      <Tool name="Table" disabled={on.table} onPress={() => run().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run()}>
        <TableIcon />
      </Tool>
      <Tool name="Line across" onPress={() => run().setHorizontalRule().run()}>
        <RuleIcon />
      </Tool>
      <Tool name="Undo" keys={`${command}Z`} disabled={!on.canUndo} onPress={() => run().undo().run()}>
        <UndoIcon />
      </Tool>
      <Tool name="Redo" disabled={!on.canRedo} onPress={() => run().redo().run()}>
        <RedoIcon />
      </Tool>
      {onEnlarge && (
        <Tool name="Write in a larger window" onPress={onEnlarge}>
          <LargerIcon />
        </Tool>
      )}
      {on.table && <TableTools editor={editor} />}
    </Box>
  )
}
