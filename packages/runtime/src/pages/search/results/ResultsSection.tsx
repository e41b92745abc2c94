import { type ReactNode, useLayoutEffect, useRef } from 'react'

export interface ResultsSectionProps {
  /** Whether an answer is on its way. */
  readonly isPending: boolean
  readonly children: ReactNode
}

/** Only an answer that takes longer shows that it is on its way. Milliseconds. */
const pendingDelayMs = 150

/**
 * Where what was found stands. The look of waiting would have every card styled twice for each choice, so quick answers never
 * bring it on; assistive software hears of each at once.
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
