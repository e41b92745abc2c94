declare module '*.md' {
  /** The file's text (`next.config.mjs`, `vitest.config.ts`). */
  const text: string
  export default text
}
