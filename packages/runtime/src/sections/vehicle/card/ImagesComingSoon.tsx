import type { ItemType } from '@forecourt/rules/entities/Car'
import type { ReactNode } from 'react'

/** An outline per item type, in a 240 × 100 viewBox. */
const outlines: Readonly<Record<ItemType, string>> = {
  car: 'M14 74c-5 0-8-3-8-8v-9c0-6 4-10 10-12l36-9c14-13 28-20 50-20h30c17 0 31 7 45 20l34 5c13 2 21 8 21 18v9c0 4-3 6-7 6h-13a20 20 0 0 0-40 0H74a20 20 0 0 0-40 0zM54 58a16 16 0 1 0 0 32 16 16 0 0 0 0-32zm138 0a16 16 0 1 0 0 32 16 16 0 0 0 0-32zM66 36h50V23h-14c-16 0-27 5-36 13zm58 0h46c-11-9-22-13-36-13h-10z',
  motorcycle:
    'M60 46a24 24 0 1 0 0 48 24 24 0 0 0 0-48zm124 0a24 24 0 1 0 0 48 24 24 0 0 0 0-48zM60 70l30-34h44c12 0 18-10 30-10h10l-14-14h-12l10 12-14 4-52 2-12-8H64l14 14zm124 0L162 30M92 70h52l14-28H96z',
  caravan:
    'M20 78V32c0-9 7-16 16-16h148c9 0 16 7 16 16v32l36 10v4h-82a20 20 0 0 0-40 0zM134 62a16 16 0 1 0 0 32 16 16 0 0 0 0-32zM42 30h44v22H42zm58 0h44v22h-44z',
}

export interface ImagesComingSoonProps {
  readonly itemType: ItemType
  readonly className?: string
  /** An action for the shopper. */
  readonly children?: ReactNode
}

/** Placeholder of a missing picture (CARD-02). */
export const ImagesComingSoon = ({ itemType, className = '', children }: ImagesComingSoonProps) => (
  <div className={`card-placeholder flex flex-col items-center justify-center gap-3 bg-raised px-2 text-center text-muted ${className}`}>
    <svg
      aria-hidden="true"
      viewBox="0 0 240 100"
      className="w-2/5 max-w-60"
      fill="none"
      stroke="currentColor"
      strokeWidth="3.5"
      strokeLinejoin="round"
      strokeLinecap="round"
      opacity=".5"
    >
      <path d={outlines[itemType]} />
    </svg>
    <span className="text-small font-medium">Images coming soon</span>
    {children}
  </div>
)
