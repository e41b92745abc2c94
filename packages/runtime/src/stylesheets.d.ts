/** Style sheets of lazily loaded code. */
declare module '*.css'
