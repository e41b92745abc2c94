'use client'

import { type ReactNode, useEffect, useId, useRef } from 'react'
import { island } from '../islands/island'
import { enhanceTooltip } from './enhanceTooltip'

export interface TooltipProps {
  /** The element that is explained; content of a button. */
  readonly children: ReactNode
  readonly text: string
  readonly className?: string
  readonly setting?: string
}

/**
 * A tooltip, opened by hover, focus or tap, closed by Escape or leaving (WCAG 1.4.13). The pointer can move onto it. Without scripts CSS
 * shows it on hover and focus.
 */
const TooltipPart = ({ children, text, className = '', setting }: TooltipProps) => {
  const area = useRef<HTMLSpanElement>(null)
  const id = useId()
  useEffect(() => (area.current ? enhanceTooltip(area.current) : undefined), [])
  return (
    <span ref={area} className="group/tooltip relative block w-fit max-w-full">
      <button type="button" aria-describedby={id} data-setting={setting} className={className}>
        {children}
      </button>
      <span
        id={id}
        role="tooltip"
        data-tone="dark"
        data-open={false}
        className="absolute top-full left-0 z-30 hidden w-max max-w-[min(22rem,100cqw,calc(100vw-3rem))] rounded-field bg-background p-3.5 text-left text-small font-normal text-pretty whitespace-normal text-text shadow-lifted before:absolute before:inset-x-0 before:-top-2 before:h-2 data-[open=true]:block noscript:group-focus-within/tooltip:block noscript:group-hover/tooltip:block"
      >
        {text}
      </span>
    </span>
  )
}

/** Runs without React on public pages (decision 104). */
export const Tooltip = island('Tooltip', TooltipPart, { hydrateOn: 'page-interaction', plain: true })
