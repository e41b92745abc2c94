import type { Layer, Resolution } from './layers/Layer'

export const resolveConfig = (_layers: readonly Layer[]): Resolution => {
  throw new Error('Not written yet.')
}
