import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { lighterFont, readMessages, sayWithoutScript } from './scripts/bundlePlugins.ts'

// As in the portal: modules of ours have no effects when imported, but for the style sheets and the app itself.
const plain = /\/src\/(core|ui|features)\/.*\.tsx?$/

const shell = process.env.FIELD_SHELL

/** The worker of the phone app, `dist/field/worker.js`: one classic script that knows by name what the app's build has left (`FIELD_SHELL`, JSON). */
const worker = defineConfig({
  define: { __SHELL__: shell ?? 'null' },
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: 'dist/field',
    emptyOutDir: false,
    rolldownOptions: { input: 'src/app/phone/worker.ts', output: { format: 'iife', entryFileNames: 'worker.js' } },
  },
})

/** The app that walks rounds, `dist/field`: its page and its files. */
const app = defineConfig({
  plugins: [react(), lighterFont(), readMessages(), sayWithoutScript()],
  publicDir: false,
  build: {
    target: 'es2022',
    outDir: 'dist/field',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'field.html', treeshake: { moduleSideEffects: id => !plain.test(id) } },
  },
})

export default shell ? worker : app
