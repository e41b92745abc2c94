import { expect, it } from 'vitest'
import { postTags } from './postState'

it.each([
  { name: 'none', written: null, is: [] },
  { name: 'commas alone', written: ' , ,', is: [] },
  { name: 'two', written: 'Hybrid, towing', is: ['hybrid', 'towing'] },
  { name: 'the same twice, written otherwise', written: 'Hybrid, towing, hybrid', is: ['hybrid', 'towing'] },
  { name: 'no letter or digit', written: 'EVs, ???', is: ['evs'] },
  { name: 'more than eight', written: 'a,b,c,d,e,f,g,h,i,j', is: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] },
])('the post form parses tags: $name (RTE-24)', ({ written, is }) => expect(postTags(written).map(({ slug }) => slug)).toEqual(is))
