import { Component, type ReactNode } from 'react'
import { PageError } from './PageError'

interface Props {
  readonly children: ReactNode
}

/** Keeps the frame of the console standing when a page breaks, and offers to try it again. */
export class PageErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? (
      <PageError message="This page broke. The rest of the console still works." onRetry={() => this.setState({ broken: false })} />
    ) : (
      this.props.children
    )
  }
}
