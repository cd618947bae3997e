import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The rounds without script: one server bundle, `dist/plain/server.js`, which holds their style sheet as text. */
export default defineConfig({
  plugins: [react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  css: { modules: { generateScopedName: '[local]' } },
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: 'src/features/field/plainRunner/view/server.tsx',
    outDir: 'dist/plain',
    target: 'es2023',
    minify: true,
    cssMinify: true,
    rolldownOptions: {
      checks: { ineffectiveDynamicImport: false },
      output: {
        entryFileNames: 'server.js',
        chunkFileNames: '[name].mjs',
        codeSplitting: { groups: [{ name: 'react', test: /node_modules/ }] },
      },
    },
  },
})
