import { Button } from '@mui/material'
import { Component, type ReactNode } from 'react'
import { useResetErrorBoundaryOnLocationChange } from 'react-admin'
import { Notice } from './Notice'

/** What a page shows instead of its content when that could not be had. */
export const PageError = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <Notice
    title="That did not work"
    text={message}
    role="alert"
    action={
      <Button variant="outlined" onClick={onRetry}>
        Try again
      </Button>
    }
  />
)

interface Props {
  readonly children: ReactNode
}

const Broken = ({ onRetry }: { onRetry: () => void }) => {
  useResetErrorBoundaryOnLocationChange(onRetry)
  return <PageError message="This page broke. The rest of the console still works." onRetry={onRetry} />
}

/** Keeps the frame of the console standing when a page breaks, and offers to try it again; going elsewhere mends it, too. */
export class PageErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? <Broken onRetry={() => this.setState({ broken: false })} /> : this.props.children
  }
}
