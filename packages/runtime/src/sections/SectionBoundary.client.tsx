'use client'

import { Component, type ReactNode } from 'react'

interface SectionBoundaryProps {
  readonly name: string
  readonly children: ReactNode
}

interface SectionBoundaryState {
  readonly message: string | null
  readonly children: ReactNode
}

/** Error boundary of a section in the preview; resets on the next change. */
export class SectionBoundary extends Component<SectionBoundaryProps, SectionBoundaryState> {
  override state: SectionBoundaryState = { message: null, children: this.props.children }

  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : String(error) }
  }

  static getDerivedStateFromProps(props: SectionBoundaryProps, state: SectionBoundaryState) {
    return props.children === state.children ? null : { message: null, children: props.children }
  }

  override render() {
    if (this.state.message === null) return this.props.children
    return (
      <div role="alert" className="mx-auto my-4 max-w-page border-2 border-danger px-gutter py-4 text-small">
        <strong>“{this.props.name}” can’t be shown right now.</strong> {this.state.message}
      </div>
    )
  }
}
