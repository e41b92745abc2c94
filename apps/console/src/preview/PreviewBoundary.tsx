'use client'

import { Component, type ReactNode } from 'react'

interface Props {
  /** Changes with every state, so that the next state is rendered again. */
  readonly seq: number
  readonly onError: (message: string) => void
  readonly children: ReactNode
}

interface State {
  /** `seq` of the state that failed; null if the page renders. Between the error and its report it isn't known. */
  readonly failedAt: number | 'unknown' | null
}

/** Error boundary of the previewed page; reports the error to the editor. */
export class PreviewBoundary extends Component<Props, State> {
  override state: State = { failedAt: null }

  static getDerivedStateFromProps(props: Props, { failedAt }: State): State | null {
    // React also calls this after `getDerivedStateFromError`, whose state must stay.
    return typeof failedAt === 'number' && failedAt !== props.seq ? { failedAt: null } : null
  }

  static getDerivedStateFromError(): State {
    return { failedAt: 'unknown' }
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
