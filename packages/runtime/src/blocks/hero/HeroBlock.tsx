import type { ReactNode } from 'react'
import type { BlockProps } from '../BlockProps'
import { HeroBanner } from './HeroBanner'
import { HeroCover } from './HeroCover'
import { HeroPlain } from './HeroPlain'
import { HeroSplit } from './HeroSplit'

const layouts = { cover: HeroCover, split: HeroSplit, banner: HeroBanner, plain: HeroPlain } as const satisfies Record<
  BlockProps<'hero'>['block']['layout'],
  (props: BlockProps<'hero'>) => ReactNode
>

/** The large opening of a page, in one of four arrangements. */
export const HeroBlock = (props: BlockProps<'hero'>) => {
  const Layout = layouts[props.block.layout]
  return <Layout {...props} />
}
