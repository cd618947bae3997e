import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  build: { target: 'es2023', outDir: 'dist/portal', assetsInlineLimit: 0, chunkSizeWarningLimit: 900, modulePreload: { polyfill: false } },
  server: {
    proxy: Object.fromEntries(
      ['/csm', '/csm-events', '/f', '/files', '/q', '/scan', '/openapi.json', '^/qr/'].map(path => [path, 'http://127.0.0.1:3000']),
    ),
  },
})
