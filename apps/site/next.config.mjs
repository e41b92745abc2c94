import path from 'node:path'

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
  serverExternalPackages: ['pg', 'sharp', '@prisma/client', '@prisma/adapter-pg', 'nodemailer'],
  // The route table decides what a slash at the end means (CFG-15).
  skipTrailingSlashRedirect: true,
  // The server in front holds many more pages, compressed; these are for what it is asked anew. Counted in letters, of two bytes each.
  cacheMaxMemorySize: 12 * 1024 * 1024,
  expireTime: 86_400,
  experimental: {
    // What it would keep for the next build takes a quarter of this one, and deployments build once; turbo keeps what did not change.
    turbopackFileSystemCacheForBuild: false,
    // Two thirds of what is built, and read by nobody but where Node itself was told to (services/src/process/dropSourceMaps).
    turbopackSourceMaps: process.env.NODE_OPTIONS?.includes('--enable-source-maps') ?? false,
    // Cached pages live and die with the process: nothing stale survives a restart or a new seed.
    isrFlushToDisk: false,
  },
  headers: async () => [{ source: '/:path*', headers: securityHeaders }],
}

export default config
