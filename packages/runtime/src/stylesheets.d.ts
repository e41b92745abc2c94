/** Styles that come along with code loaded on demand. */
declare module '*.css'
