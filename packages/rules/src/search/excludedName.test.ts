import { expect, it } from 'vitest'
import { excludedName } from './facets'

it('says the parameter that leaves values out (SRC-02)', () => expect(excludedName('make')).toBe('make_not'))
