import path from 'node:path'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin } from 'vite'

const client = path.resolve(import.meta.dirname, 'src/app/scan/client.ts')
const asked = 'virtual:client-script'

/** `virtual:client-script`: the pages' script, built for browsers into one classic file, as text. */
const clientScript = (): Plugin => ({
  name: asked,
  resolveId: id => (id === asked ? `\0${asked}` : null),
  async load(id) {
    if (id !== `\0${asked}`) return null
    const built = await build({
      configFile: false,
      logLevel: 'warn',
      build: { write: false, target: 'es2020', minify: true, rolldownOptions: { input: client, output: { format: 'iife' } } },
    })
    const [chunk] = [built].flat().flatMap(one => ('output' in one ? one.output : []))
    if (chunk?.type !== 'chunk') throw new Error(`${client} gave no script`)
    for (const file of chunk.moduleIds) this.addWatchFile(file)
    return `export default ${JSON.stringify(chunk.code.trim())}`
  },
})

/** The public pages: one server bundle, `dist/scan/server.js`, which holds the script and the style sheet as text. */
export default defineConfig({
  plugins: [clientScript(), react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  css: { modules: { generateScopedName: '[local]' } },
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: 'src/app/scan/server.tsx',
    outDir: 'dist/scan',
    emptyOutDir: !process.argv.includes('--watch'), // a server that restarts meanwhile needs the pages
    target: 'es2023',
    minify: true,
    cssMinify: true,
    rolldownOptions: {
      // What visitors load stands in server.js; React stays on the server, in a file of its own.
      output: {
        entryFileNames: 'server.js',
        chunkFileNames: '[name].mjs',
        codeSplitting: { groups: [{ name: 'react', test: /node_modules/ }] },
      },
    },
  },
})
