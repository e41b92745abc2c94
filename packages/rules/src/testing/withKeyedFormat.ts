import { afterAll, beforeAll } from 'vitest'
import { leadFormats } from '../leads/delivery/generated/leadFormats'
import { keyedFormat } from './keyedFormat'

/** Lists the keyed format for the tests of a file. */
export const withKeyedFormat = (): void => {
  beforeAll(() => {
    Object.assign(leadFormats, { keyed: keyedFormat })
  })
  afterAll(() => {
    Reflect.deleteProperty(leadFormats, 'keyed')
  })
}
