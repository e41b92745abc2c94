import type { PageProps } from '../../../PageProps'

/** What a section of the garage is drawn of. */
export type GarageProps = Pick<PageProps<'garage'>, 'config' | 'data' | 'request'>
