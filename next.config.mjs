/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  // The build moves this folder to out/ once it is complete, so a build that fails leaves the last site there.
  distDir: '.next/site',
  // The build checks only the types of the site, so it needs no package of the tests. `npm run types` checks all.
  typescript: { tsconfigPath: 'tsconfig.build.json' },
  // Some hosts serve the site in a folder, such as GitHub Pages. Then BASE_PATH is "/repo".
  basePath: process.env.BASE_PATH ?? '',
  env: {
    NEXT_PUBLIC_BASE_PATH: process.env.BASE_PATH ?? '',
    // An empty text if it isn't set, so that the build can leave out the code that sends requests.
    NEXT_PUBLIC_REQUEST_URL: process.env.NEXT_PUBLIC_REQUEST_URL?.trim() ?? '',
  },
  // A random id would change every page in every build, but one commit and one Node.js must make the same pages.
  generateBuildId: () => 'site',
  experimental: {
    // A 404 page within the layout would be part of every page, with 18 KB of HTML each.
    globalNotFound: true,
    // Each build starts from scratch, so nothing would read this cache. Writing it takes 1.5 of 11 seconds.
    turbopackFileSystemCacheForBuild: false,
  },
};

export default config;
