import path from 'node:path'

const assetsPort = process.env.ASSETS_PORT

const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(self), payment=(self), browsing-topics=()' },
  // Others still can't reach in; the window a car is shared in can be asked whether it is closed (UI-12).
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
  { key: 'X-Frame-Options', value: 'DENY' },
]

/** @type {import('next').NextConfig} Plain JavaScript: TypeScript has a server load the framework's compiler only to read this. */
const config = {
  poweredByHeader: false,
  // Pictures come from /media. Nobody asks the framework for others, and its own door to them has no limits.
  images: { unoptimized: true },
  // The server in front compresses once and keeps the result (src/server).
  compress: false,
  turbopack: { root: path.join(import.meta.dirname, '../..') },
  // Types are checked for the whole repository by `npm run check`, not again by every build.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ['pg', 'sharp', '@prisma/client', '@prisma/adapter-pg', 'nodemailer', 'subset-font'],
  // The route table decides what a slash at the end means (CFG-15).
  skipTrailingSlashRedirect: true,
  experimental: {
    // What it would keep for the next build takes a quarter of this one, and deployments build once; turbo keeps what did not change.
    turbopackFileSystemCacheForBuild: false,
    // Two thirds of what is built, and read by nobody but where Node itself was told to (services/src/process/dropSourceMaps).
    turbopackSourceMaps: process.env.NODE_OPTIONS?.includes('--enable-source-maps') ?? false,
  },
  headers: async () => [
    { source: '/:path*', headers: securityHeaders },
    { source: '/assets/:path*', headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }] },
  ],
  rewrites: async () => ({
    beforeFiles: [
      // Vite serves the script and the styles of documents while the site is developed (vite.config.ts).
      ...(assetsPort ? [{ source: '/assets/:path*', destination: `http://127.0.0.1:${assetsPort}/assets/:path*` }] : []),
      { source: '/cars/:slug([^/]+).pdf', destination: '/api/car-sheets/:slug' },
    ],
    // Whatever no endpoint answers is a page of a site.
    fallback: [{ source: '/:path*', destination: '/api/page' }],
  }),
}

export default config
