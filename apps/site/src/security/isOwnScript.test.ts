import { recallView } from '@forecourt/runtime/storage/recallView'
import { expect, it } from 'vitest'
import { startScript } from '../rendering/startScript'
import { isOwnScript } from './isOwnScript'

it.each([
  { name: 'the framework’s first', text: '(self.__next_f=self.__next_f||[]).push([0])', own: true },
  { name: 'the framework’s data', text: 'self.__next_f.push([1,"1:\\"$Sreact\\" \\u003c/script>"])', own: true },
  {
    name: 'the framework’s start',
    text: '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"],"runtimeModuleIds":[1]});',
    own: true,
  },
  { name: 'the start of scripts after the paint', text: `${startScript}(["/_next/static/a.js"])`, own: true },
  { name: 'the recalled layout', text: recallView, own: true },
  { name: 'somebody else’s', text: 'alert(1)', own: false },
  { name: 'somebody else’s after the framework’s', text: 'self.__next_f.push([0]);alert(1);self.__next_f.push([0])', own: false },
  { name: 'a call within the data', text: 'self.__next_f.push([1,alert(1)])', own: false },
  { name: 'a call within the files', text: `${startScript}([alert(1)])`, own: false },
  { name: 'nothing', text: '', own: false },
])('$name: $own', ({ text, own }) => {
  expect(isOwnScript(text)).toBe(own)
})
