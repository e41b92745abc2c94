import type { PageProps } from '../../../PageProps'

/** Props of a garage section. */
export type GarageProps = Pick<PageProps<'garage'>, 'config' | 'data' | 'request'>
