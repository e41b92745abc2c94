'use client'

import { Component, type ReactNode } from 'react'

interface Props {
  /** Changes with every state, so that the next state is rendered again. */
  readonly seq: number
  readonly onError: (message: string) => void
  readonly children: ReactNode
}

/** Error boundary of the previewed page; reports the error to the editor. */
export class PreviewBoundary extends Component<Props, { readonly failedAt: number | null }> {
  override state = { failedAt: null }

  static getDerivedStateFromProps(props: Props, state: { readonly failedAt: number | null }) {
    return state.failedAt !== null && state.failedAt !== props.seq ? { failedAt: null } : null
  }

  static getDerivedStateFromError() {
    return { failedAt: -1 }
  }

  override componentDidCatch(error: Error) {
    this.setState({ failedAt: this.props.seq })
    this.props.onError(error.message)
  }

  override render() {
    if (this.state.failedAt === null) return this.props.children
    return (
      <p role="alert" style={{ font: '16px/1.5 system-ui', margin: '3rem auto', maxWidth: '34rem', padding: '0 1rem' }}>
        This page can’t be shown with the current settings. Undo the last change, or fix the errors shown in the settings.
      </p>
    )
  }
}
