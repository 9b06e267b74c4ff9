/** Every page as a file, as a server of Next.js would send it. */
export default { output: 'export', basePath: '/legacy', images: { unoptimized: true } }
