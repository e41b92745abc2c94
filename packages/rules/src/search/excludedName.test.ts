import { expect, it } from 'vitest'
import { excludedName } from './facets'

it('the search address gives the parameter that excludes values (SRC-02)', () => expect(excludedName('make')).toBe('make_not'))
