import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A page as its feature's `routes.ts` writes it: its address, its layout, and the file of its screen, or of its description where it is a dashboard. */
type WrittenRoute = { path: string; layout: string; screen: string; isDashboard: boolean }

const pageWritten = /\broute(?:<[^>]+>)?\('([^']+)', \{([\s\S]*?)import\('([^']+)'\)/g
const dashboardWritten = /\bopenDashboard\([\w.]+, \{([\s\S]*?)import\('([^']+)'\)/g

/**
 * Every `route(path, { layout?, load: () => import(screen) })` and every page of `openDashboard(head, { building?, account?, load })` of the sources:
 * a loaded module does not tell where it came from. Throws where one is written in another way.
 */
export const routesIn = (pattern: string): WrittenRoute[] =>
  globSync(pattern).flatMap(file => {
    const text = readFileSync(file, 'utf8')
    const [pages, dashboards] = [[...text.matchAll(pageWritten)], [...text.matchAll(dashboardWritten)]]
    if (pages.length !== count(text, /\broute(?:<[^>]+>)?\(/g) || dashboards.length !== count(text, /\bopenDashboard\(/g))
      throw new Error(`${file}: a route is not written as the others are`)
    const fileOf = (screen: string) => path.resolve(path.dirname(file), screen)
    return [
      ...pages.map(([, at = '', terms = '', screen = '']) => ({
        path: at,
        layout: /layout: '(\w+)'/.exec(terms)?.[1] ?? 'frame',
        screen: fileOf(screen),
        isDashboard: false,
      })),
      ...dashboards.flatMap(([, terms = '', screen = '']) =>
        [...terms.matchAll(/\b(?:building|account): (\[[^\]]+\]|'[^']+')/g)]
          .flatMap(([, written = '']) => [...written.matchAll(/'([^']+)'/g)])
          .map(([, at = '']) => ({
            path: at,
            layout: 'frame',
            screen: fileOf(screen),
            isDashboard: true,
          })),
      ),
    ]
  })

const count = (text: string, written: RegExp): number => text.match(written)?.length ?? 0
