import type { Plugin } from 'vite'

/** Module id of Vite's preload helper. */
const helper = '\0vite/preload-helper.js'

const code = (base: string) => `
const asked = new Map()
const ask = (file) => {
  const link = document.createElement('link')
  const isStyle = file.endsWith('.css')
  link.rel = isStyle ? 'stylesheet' : 'modulepreload'
  link.href = '${base}' + file
  const come = isStyle && new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => {
      asked.delete(file)
      reject(new Error('No ' + file))
    }
  })
  asked.set(file, come)
  document.head.append(link)
}
// A style sheet of the document counts as asked for: another link to it would change the style and layout of the whole page.
for (const { href } of document.querySelectorAll('link[rel="stylesheet"]')) {
  const [, file] = href.split('${base}')
  if (file) asked.set(file, true)
}
export const __vitePreload = async (load, files = []) => {
  for (const file of files) if (!asked.has(file)) ask(file)
  await Promise.all(files.map((file) => asked.get(file)))
  return load()
}`

/** Replaces Vite's preload helper, which loads the imports and style sheets of a chunk in parallel, by one of a third of its size. */
export const smallPreload = (base: string): Plugin => ({
  name: 'small-preload',
  enforce: 'pre',
  load: (id) => (id === helper ? { code: code(base), moduleSideEffects: false } : null),
})
