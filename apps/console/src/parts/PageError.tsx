import { Button } from '@mui/material'
import { Component, type ReactNode } from 'react'
import { useResetErrorBoundaryOnLocationChange } from 'react-admin'
import { Notice } from './Notice'

/** The error state of a page, with a retry button. */
export const PageError = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <Notice
    title="Something went wrong"
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
  return <PageError message="This page stopped working. The rest of the console still works." onRetry={onRetry} />
}

/** Error boundary of a page: the console's frame stays usable. Retries on request and resets on navigation. */
export class PageErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? <Broken onRetry={() => this.setState({ broken: false })} /> : this.props.children
  }
}
