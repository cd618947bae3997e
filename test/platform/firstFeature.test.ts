import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../..')
const page = readFileSync(path.join(root, 'docs/first-feature.md'), 'utf8')
/** Whole files of the page, by their paths. */
const files = new Map([...page.matchAll(/```tsx?\n\/\/ (\S+)\n([\s\S]*?)```/g)].map(([, file = '', text = '']) => [file, text]))
/** Lines that the page adds to existing files. */
const changes = [...page.matchAll(/\*\*`([^`]+)`\*\*\n```diff\n([\s\S]*?)```/g)].map(([, file = '', text = '']) => ({ file, text }))

const readSource = (file: string): string | undefined => {
  const there = path.join(root, file)
  return files.get(file) ?? (existsSync(there) ? readFileSync(there, 'utf8') : undefined)
}

/** The names that a file exports, also those it passes on. */
const listExports = (file: string): Set<string> => {
  const text = readSource(file) ?? ''
  const own = [...text.matchAll(/^export (?:async )?(?:const|function|type|class) (\w+)/gm)].map(([, name = '']) => name)
  const named = [...text.matchAll(/^export (?:const )?\{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names.split(',').map(name => name.replace(/^.* as /, '').trim()),
  )
  const passed = [...text.matchAll(/^export \* from '(\.[^']+)'/gm)].flatMap(([, from = '']) => [
    ...listExports(path.join(path.dirname(file), from)),
  ])
  return new Set([...own, ...named, ...passed])
}

/** Relative imports of a file that lead to no file, or name what that file does not export. */
const findMissingImports = (file: string, text: string): string[] =>
  [...text.matchAll(/(?:^(?:import|export) ((?:type )?(?:\{[^}]*\}|\*[\w ]*)) from |import\()'(\.[^']+)'/gm)].flatMap(
    ([, clause = '', from = '']) => {
      const target = path.join(path.dirname(file), from)
      if (readSource(target) === undefined) return [`${file}: ${from}`]
      const names = /\{([^}]*)\}/.exec(clause)?.[1]?.split(',') ?? []
      const there = listExports(target)
      const wanted = names.map(name =>
        name
          .replace(/^\s*type /, '')
          .replace(/ as .*$/, '')
          .trim(),
      )
      return wanted.filter(name => name !== '' && !there.has(name)).map(name => `${file}: ${name} of ${from}`)
    },
  )

test('the files of the first feature import only what the tree and the page have', () => {
  expect(files.size).toBeGreaterThan(15)
  expect([...files].flatMap(([file, text]) => findMissingImports(file, text))).toEqual([])
  const wrong = "import { nothing, text } from '../../../core/call.ts'\nexport { x } from './gone.ts'\n"
  expect(findMissingImports('src/features/property/keys/wrong.ts', wrong)).toEqual([
    'src/features/property/keys/wrong.ts: nothing of ../../../core/call.ts',
    'src/features/property/keys/wrong.ts: ./gone.ts',
  ])
})

test('the packages of the first feature are those of the tree', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const named = [...files.values()].flatMap(text => [...text.matchAll(/ from '([^.'][^']*)'/g)].map(([, name = '']) => name))
  for (const name of named) {
    const [first = '', second = ''] = name.split('/')
    expect({ ...dependencies, ...devDependencies }).toHaveProperty([first.startsWith('@') ? `${first}/${second}` : first])
  }
})

test('the lines that the first feature adds have their place: the lines around stand in the tree once', () => {
  expect(changes.length).toBeGreaterThan(5)
  for (const { file, text } of changes) {
    const around = text.split('\n').filter(line => line.startsWith(' '))
    const found = (readSource(file) ?? '').split(`\n${around.map(line => line.slice(1)).join('\n')}\n`).length - 1
    expect({ file, around, found }).toEqual({ file, around, found: 1 })
  }
})
