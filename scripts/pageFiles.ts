import path from 'node:path'
import type { Plugin } from 'vite'
import { routesIn } from './routesIn.ts'

/** A page of the portal for the server: its address, whether the frame surrounds it, and the files that it needs beyond the first ones. */
export type PageFiles = { path: string; layout: string; files: readonly string[] }

type Chunk = {
  fileName: string
  facadeModuleId: string | null
  imports: string[]
  moduleIds: string[]
  viteMetadata?: { importedCss: Set<string> }
}

/** `pages.json` beside the portal: what the server names in a page's head, so that the browser asks for all of it at once. */
export const pageFiles = (): Plugin => ({
  name: 'page-files',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter(one => one.type === 'chunk') as unknown as Chunk[] // vite adds its metadata
    const holding = (module: string) =>
      chunks.find(one => one.facadeModuleId === module) ?? chunks.find(one => one.moduleIds.includes(module))
    const first = filesOf(
      chunks,
      chunks.find(one => one.facadeModuleId?.endsWith('index.html')),
    )
    const frame = holding(path.resolve('src/app/browser/PortalFrame.tsx'))
    const dashboard = holding(path.resolve('src/features/insight/dashboards/screens/DashboardPage.tsx'))
    const routes = holding(path.resolve('src/app/browser/features.ts'))
    const isFirst = (screen: string) => first.has(holding(screen)?.fileName ?? '')
    const pages = routesIn('src/features/*/*/routes.ts').map(({ layout, screen, isDashboard, path: at }): PageFiles => {
      const needed = [
        ...(isFirst(screen) ? [] : [routes]),
        ...(layout === 'frame' || layout === 'top' ? [frame] : []),
        ...(isDashboard ? [dashboard] : []),
        holding(screen),
      ]
      const files = new Set(needed.flatMap(chunk => [...filesOf(chunks, chunk)]))
      return { path: at, layout, files: [...files].filter(file => !first.has(file)) }
    })
    this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(pages) })
  },
})

const filesOf = (chunks: readonly Chunk[], chunk: Chunk | undefined, seen = new Set<string>()): Set<string> => {
  if (!chunk || seen.has(chunk.fileName)) return seen
  seen.add(chunk.fileName)
  for (const css of chunk.viteMetadata?.importedCss ?? []) seen.add(css)
  for (const name of chunk.imports)
    filesOf(
      chunks,
      chunks.find(one => one.fileName === name),
      seen,
    )
  return seen
}
