import type { ReactNode } from 'react'
import { Button } from '../../ui/Button'
import { Glyph } from '../../ui/Glyph'
import { loaderCircle } from '../../ui/icons/loaderCircle'
import type { ValuationStepProps } from './ValuationStepProps'

export interface ValuationStepFormProps extends Pick<ValuationStepProps, 'page' | 'busy'> {
  /** What the site is to do: the last part of its address under /api/valuations. */
  readonly deed: string
  readonly button: string
  readonly withFiles?: boolean
  /** Beside the button. */
  readonly aside?: ReactNode
  readonly variant?: 'primary' | 'outline' | 'secondary'
  readonly children?: ReactNode
}

/** A step that is posted; a script around it sends it without leaving the page. */
export const ValuationStepForm = ({
  page,
  busy,
  deed,
  button,
  withFiles = false,
  aside,
  variant = 'primary',
  children,
}: ValuationStepFormProps) => (
  <form
    method="post"
    action={`/api/valuations/${deed}`}
    encType={withFiles ? 'multipart/form-data' : undefined}
    aria-busy={busy}
    className="@container"
  >
    {page.valuation && <input type="hidden" name="valuation" value={page.valuation.token} />}
    {page.car && <input type="hidden" name="car" value={page.car.slug} />}
    {children}
    <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2">
      <Button type="submit" size="large" variant={variant} disabled={busy} className="w-full @lg:w-auto">
        {busy && <Glyph path={loaderCircle} size={20} className="animate-spin" />}
        {button}
      </Button>
      {aside}
    </div>
  </form>
)
