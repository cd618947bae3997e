import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../..')
const folder = path.join(root, 'docs/building-blocks')
const pages = readdirSync(folder).map(name => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }))
const sourceLine = /^\/\/ ((?:features|platform)\/\S+\.tsx?)$/

/** Lines of a page's examples that do not stand in the file that the example names. Lines that leave something out are comments. */
const findStaleLines = (text: string): string[] => {
  const stale: string[] = []
  let source: Set<string> | null = null
  for (const line of text.split('\n')) {
    const named = sourceLine.exec(line)?.[1]
    if (named) source = new Set(readFileSync(path.join(root, 'src', named), 'utf8').split('\n'))
    else if (line.startsWith('```')) source = null
    else if (source && line !== '' && !line.trim().startsWith('//') && !source.has(line)) stale.push(line)
  }
  return stale
}

test('examples of the building blocks stand in the code, line by line', () => {
  expect(pages.flatMap(({ text }) => text.split('\n')).filter(line => sourceLine.test(line)).length).toBeGreaterThan(20)
  for (const { name, text } of pages) expect({ name, stale: findStaleLines(text) }).toEqual({ name, stale: [] })
})

test('links of the building blocks lead to pages, and the index names every page', () => {
  for (const { name, text } of pages)
    for (const [, target = ''] of text.matchAll(/\]\(([^)#\s]+\.md)\)/g))
      expect({ name, target, there: existsSync(path.join(folder, target)) }).toEqual({ name, target, there: true })
  const index = pages.find(({ name }) => name === 'README.md')?.text ?? ''
  for (const { name } of pages) if (name !== 'README.md') expect(index).toContain(`(${name})`)
})
