import { bodyKey } from '@forecourt/rules/car/facts/bodyKey'

/** A body type drawn from the side, in lines (ENT-33); `BodyDrawings` in the page has the drawing, so that browsers fetch none twice. */
export const BodyIcon = ({ body, className = '' }: { readonly body: string; readonly className?: string }) => (
  <svg aria-hidden="true" focusable="false" viewBox="0 0 48 24" width={48} height={24} className={`shrink-0 ${className}`}>
    <use href={`#body-${bodyKey(body)}`} />
  </svg>
)
