import path from 'node:path'

/** A file of the tree: its path from the root with `/`, and what stands in it. */
export type SourceFile = { path: string; text: string }
/** A row of `src/features/order.ts` with its faces of `faces.ts`, as far as the checks read it. */
export type FeatureRow = { folder: string; faces?: readonly string[]; keeps?: readonly string[] }
export type Rule =
  | 'size'
  | 'name'
  | 'bypass'
  | 'handler'
  | 'order'
  | 'faces'
  | 'circles'
  | 'writers'
  | 'platformSql'
  | 'vocabulary'
  | 'footprint'
  | 'composition'
  | 'allowed'
  | 'expand'
  | 'rows'
  | 'search'
  | 'locking'
/** A broken rule: `to` is what `file` imports or writes and may not. */
export type Fault = { rule: Rule; file: string; to?: string; text: string }

/** A test, or the ways of tests beside a feature. */
export const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$/.test(file) || isWays(file)

/** Whether a file of a feature says how tests make what the feature keeps. */
export const isWays = (file: string): boolean => /^src\/features\/[^/]+\/[^/]+\/testing\.ts$/.test(file)

/** The feature that a file belongs to, and its path in it; undefined outside of features. */
export function findFeature(file: string): { folder: string; rest: string } | undefined {
  const [, folder, rest] = /^src\/features\/([^/]+\/[^/]+)\/(.+)$/.exec(file) ?? []
  return folder && rest ? { folder, rest } : undefined
}

/** Whether a file of a feature makes its part of the demo world, or is the content of it. */
export const isDemo = (file: string): boolean => /^src\/features\/.*\/demo(\.ts$|\/)/.test(file)

const imported = /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+|new URL\(\s*)'(\.[^'?]+)[^']*'/g

const importedAtOnce = /(?:\bfrom\s*|\bimport\s+)'(\.[^'?]+)[^']*'/g

/** The files of the tree that a file imports: statically, by `import()`, as a type or as a worker. */
export const listImports = (file: SourceFile): string[] => findNamed(file, imported)

/** The files that a file imports statically, also if only their types. */
export const listStaticImports = (file: SourceFile): string[] => findNamed(file, importedAtOnce)

const findNamed = (file: SourceFile, pattern: RegExp): string[] => [
  ...new Set([...file.text.matchAll(pattern)].map(([, to = '']) => path.posix.join(path.posix.dirname(file.path), to))),
]
