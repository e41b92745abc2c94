import { plainText } from '@forecourt/schema/rich-text/plainText'
import { Box } from '@mui/material'
import { Component, lazy, type ReactNode, Suspense } from 'react'
import type { RichTextProps } from './RichTextProps'

// Loaded lazily: the editor is heavy and most sessions write no text.
const RichTextEditor = lazy(() => import('./RichTextEditor').then((module) => ({ default: module.RichTextEditor })))

const ReadOnlyText = ({ value, children }: { readonly value: RichTextProps['value']; readonly children?: ReactNode }) => (
  <Box
    aria-busy={children === undefined}
    sx={{
      minHeight: 132,
      p: 1.5,
      border: 1,
      borderColor: 'divider',
      borderRadius: '8px',
      color: 'text.secondary',
      fontSize: 14,
      whiteSpace: 'pre-line',
      overflow: 'hidden',
      maxHeight: 320,
    }}
  >
    {children}
    {plainText(value)}
  </Box>
)

/** Shows the text read-only where the editor can't be loaded, such as after a new release, so that the form survives. */
class EditorBoundary extends Component<{ readonly value: RichTextProps['value']; readonly children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError = () => ({ isBroken: true })

  override render() {
    if (!this.state.isBroken) return this.props.children
    return (
      <ReadOnlyText value={this.props.value}>
        <Box role="alert" sx={{ color: 'error.main', pb: 1 }}>
          The editor could not be loaded. Reload the page to write here.
        </Box>
      </ReadOnlyText>
    )
  }
}

/** A formatted text with its editor, loaded when first needed. */
export const RichTextField = (props: RichTextProps) => (
  <EditorBoundary value={props.value}>
    <Suspense fallback={<ReadOnlyText value={props.value} />}>
      <RichTextEditor {...props} />
    </Suspense>
  </EditorBoundary>
)
