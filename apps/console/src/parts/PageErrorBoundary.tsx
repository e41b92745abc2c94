import { Component, type ReactNode } from 'react'
import { useResetErrorBoundaryOnLocationChange } from 'react-admin'
import { PageError } from './PageError'

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
