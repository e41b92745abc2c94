import type { ReactNode } from 'react'
import { SectionBand } from '../../ui/SectionBand'
import type { BlockProps } from '../BlockProps'
import { ReasonsBand } from './ReasonsBand'
import { ReasonsColumns } from './ReasonsColumns'
import { ReasonsFigures } from './ReasonsFigures'
import type { ReasonsProps } from './ReasonsProps'
import { ReasonsSteps } from './ReasonsSteps'

const layouts = { columns: ReasonsColumns, steps: ReasonsSteps, figures: ReasonsFigures, band: ReasonsBand } as const satisfies Record<
  BlockProps<'reasons'>['block']['layout'],
  (props: ReasonsProps) => ReactNode
>

/** Short reasons, steps or figures. */
export const ReasonsBlock = ({ block, level, tone, setting }: BlockProps<'reasons'>) => {
  const Entries = layouts[block.layout]
  return (
    <SectionBand heading={block.heading} text={block.text} level={level} tone={tone} setting={setting}>
      <Entries entries={block.entries} titleLevel={level === 1 ? 2 : 3} />
    </SectionBand>
  )
}
