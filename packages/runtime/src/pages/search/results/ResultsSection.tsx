import { type ReactNode, useLayoutEffect, useRef } from 'react'

export interface ResultsSectionProps {
  /** Whether a result is loading. */
  readonly isPending: boolean
  readonly children: ReactNode
}

/** Delay before the loading state shows, in milliseconds. */
const pendingDelayMs = 150

/**
 * Container of the results. A loading style would restyle every card twice per selection, so fast responses never show it; screen readers
 * are notified of every result.
 */
export const ResultsSection = ({ isPending, children }: ResultsSectionProps) => {
  const section = useRef<HTMLElement>(null)

  useLayoutEffect(() => {
    const element = section.current
    if (!element || !isPending) return
    const timer = setTimeout(() => element.toggleAttribute('data-pending', true), pendingDelayMs)
    return () => {
      clearTimeout(timer)
      element.removeAttribute('data-pending')
    }
  }, [isPending])

  return (
    <section
      ref={section}
      id="results"
      aria-labelledby="results-heading"
      aria-busy={isPending}
      className="@container/results min-w-0 scroll-mt-24 transition-opacity duration-200 data-pending:not-has-[.car-grid]:opacity-50"
    >
      <h2 id="results-heading" tabIndex={-1} className="sr-only">
        Cars
      </h2>
      {children}
    </section>
  )
}
