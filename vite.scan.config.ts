import path from 'node:path'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin } from 'vite'

const scripts: Readonly<Record<string, string>> = {
  'virtual:client-script': path.resolve(import.meta.dirname, 'src/features/codes/visitorPages/view/client.ts'),
  'virtual:extra-script': path.resolve(import.meta.dirname, 'src/features/codes/visitorPages/view/extra.ts'),
  'virtual:preview-script': path.resolve(import.meta.dirname, 'src/features/codes/visitorPages/view/preview.ts'),
}

/** `virtual:client-script`, `virtual:extra-script`, `virtual:preview-script`: a script of the pages, built for browsers into one classic file, as text. */
const scriptTexts = (): Plugin => ({
  name: 'script-texts',
  resolveId: id => (Object.hasOwn(scripts, id) ? `\0${id}` : null),
  async load(id) {
    const input = scripts[id.slice(1)]
    if (!id.startsWith('\0') || !input) return null
    const built = await build({
      configFile: false,
      logLevel: 'warn',
      build: { write: false, target: 'es2020', minify: true, rolldownOptions: { input, output: { format: 'iife' } } },
    })
    const [chunk] = [built].flat().flatMap(one => ('output' in one ? one.output : []))
    if (chunk?.type !== 'chunk') throw new Error(`${input} gave no script`)
    for (const file of chunk.moduleIds) this.addWatchFile(file)
    return `export default ${JSON.stringify(chunk.code.trim())}`
  },
})

/** The public pages: one server bundle, `dist/scan/server.js`, which holds the scripts and the style sheet as text. */
export default defineConfig({
  plugins: [scriptTexts(), react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  css: { modules: { generateScopedName: '[local]' } },
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: 'src/features/codes/visitorPages/view/server.tsx',
    outDir: 'dist/scan',
    emptyOutDir: !process.argv.includes('--watch'), // a server that restarts meanwhile needs the pages
    target: 'es2023',
    minify: true,
    cssMinify: true,
    rolldownOptions: {
      checks: { ineffectiveDynamicImport: false },
      // What visitors load stands in server.js; React stays on the server, in a file of its own.
      output: {
        entryFileNames: 'server.js',
        chunkFileNames: '[name].mjs',
        codeSplitting: { groups: [{ name: 'react', test: /node_modules/ }] },
      },
    },
  },
})
