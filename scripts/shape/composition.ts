import { stillNamed } from './stillBroken.ts'
import { type Fault, findFeature, isTest, listImports, type SourceFile } from './tree.ts'

/** Files of `src/app` that may name a feature: what it brings to the server, to the portal and to the demo world. */
const most = 3

/** How many files of `src/app` import a feature, by feature. */
export const countNaming = (files: readonly SourceFile[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const file of files.filter(one => one.path.startsWith('src/app/') && !isTest(one.path)))
    for (const folder of new Set(listImports(file).flatMap(to => findFeature(to)?.folder ?? [])))
      counts.set(folder, (counts.get(folder) ?? 0) + 1)
  return counts
}

/** A feature that more files of `src/app` name than may, and a number of `stillNamed` that can be lowered. */
export function checkComposition(files: readonly SourceFile[], allowed: Readonly<Record<string, number>> = stillNamed): Fault[] {
  const counts = countNaming(files)
  const folders = new Set([...counts.keys(), ...Object.keys(allowed)])
  return [...folders].flatMap((folder): Fault[] => {
    const [count, limit] = [counts.get(folder) ?? 0, allowed[folder] ?? most]
    if (count > limit) {
      const text = `${count} files of src/app name ${folder}; ${limit} may: its server.ts, its pages and its demo world say the rest`
      return [{ rule: 'composition', file: 'src/app', to: folder, text }]
    }
    if (count === limit || !Object.hasOwn(allowed, folder)) return []
    return [
      { rule: 'allowed', file: 'scripts/shape/stillBroken.ts', to: folder, text: `${folder} is named by ${count} files: lower its number` },
    ]
  })
}
