import type { BlockProps } from '../BlockProps'

export interface ReasonsProps {
  readonly entries: BlockProps<'reasons'>['block']['entries']
  readonly titleLevel: 2 | 3
}
