import type { ReactNode } from 'react'
import { Icon } from './Icon'

export interface PopoverProps {
  /** Value of `popoverTarget` of the buttons that open it. */
  readonly id: string
  readonly title: string
  /** Config pointer of its content. */
  readonly setting?: string
  readonly children: ReactNode
}

/** A native popover that a button opens, without scripts: Escape and a click outside close it, and focus returns to the button. */
export const Popover = ({ id, title, setting, children }: PopoverProps) => (
  <div
    id={id}
    popover="auto"
    role="dialog"
    aria-labelledby={`${id}-title`}
    data-setting={setting}
    className="m-auto max-h-[85dvh] w-[min(100%-2rem,30rem)] overflow-y-auto overscroll-contain rounded-card border border-line bg-background p-0 text-text shadow-lifted backdrop:bg-black/50"
  >
    <div className="flex items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-5">
      <h2 id={`${id}-title`} className="heading min-w-0 text-card leading-tight wrap-anywhere">
        {title}
      </h2>
      <button
        type="button"
        popoverTarget={id}
        popoverTargetAction="hide"
        aria-label="Close"
        className="grid size-12 shrink-0 cursor-pointer place-items-center rounded-control hover:bg-raised"
      >
        <Icon name="x" size={22} />
      </button>
    </div>
    <div className="p-5">{children}</div>
  </div>
)
