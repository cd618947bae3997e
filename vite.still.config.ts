import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The stills: a bundle for the build alone, `dist/still/still.js`, which renders what the server sends to be seen before the scripts. */
export default defineConfig({
  plugins: [react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: 'src/app/browser/still.tsx',
    outDir: 'dist/still',
    target: 'es2023',
    rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
  },
})
