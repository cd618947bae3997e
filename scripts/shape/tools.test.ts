import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const places: string[] = []
afterEach(() => places.splice(0).forEach(place => rmSync(place, { recursive: true })))

/** A tiny tree beside the real settings of a tool; answers what the tool says of it. */
function runTool(settings: string, tool: readonly string[], files: Readonly<Record<string, string>>) {
  const place = mkdtempSync(path.join(tmpdir(), 'lintel-tools-'))
  places.push(place)
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(place, name)), { recursive: true })
    writeFileSync(path.join(place, name), text)
  }
  copyFileSync(path.join(root, settings), path.join(place, settings))
  const [command = '', ...args] = tool
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(root, 'node_modules', command), ...args], {
    cwd: place,
    encoding: 'utf8',
  })
  return { status, says: stdout + stderr }
}

describe('what knip refuses', () => {
  const run = (files: Readonly<Record<string, string>>, dependencies: object = {}) =>
    runTool('knip.config.ts', ['knip/bin/knip.js', '--no-progress', '--no-config-hints'], {
      'package.json': JSON.stringify({ name: 'tiny', type: 'module', dependencies: { zod: '4.6.7', ...dependencies } }),
      'src/app/start.ts': "import { z } from 'zod'\nimport { open } from '../core/open.ts'\nopen(z)\n",
      'src/core/open.ts': 'export const open = (z: object) => z\n',
      ...files,
    })

  test('a tree in which everything is used is accepted', () => {
    const { status, says } = run({})
    expect(says).toBe('')
    expect(status).toBe(0)
  })

  test.each([
    ['an unused dependency', {}, { 'left-over': '1.0.0' }, 'left-over'],
    ['a package that package.json does not list', { 'src/core/open.ts': "export { x as open } from 'left-over'\n" }, {}, 'left-over'],
    ['a file that nothing reaches', { 'src/core/lost.ts': 'export const lost = 1\n' }, {}, 'src/core/lost.ts'],
    ['an export that nothing uses', { 'src/core/open.ts': 'export const open = (z: object) => z\nexport const lost = 1\n' }, {}, 'lost'],
  ])('refused: %s', (_says, files, dependencies, name) => {
    const { status, says } = run(files, dependencies)
    expect(says).toContain(name)
    expect(status).toBe(1)
  })

  test('a package that only a style sheet names is used', () => {
    const { status, says } = run(
      {
        'src/core/open.ts': "import '../app/fonts.css'\nexport const open = (z: object) => z\n",
        'src/app/fonts.css': '@font-face { src: url(some-font/files/a.woff2) }\n',
      },
      { 'some-font': '1.0.0' },
    )
    expect(says).toBe('')
    expect(status).toBe(0)
  })
})

describe('what oxlint refuses', () => {
  const run = (files: Readonly<Record<string, string>>) =>
    runTool('.oxlintrc.json', ['oxlint/bin/oxlint', '--max-warnings=0'], {
      'src/core/one.ts': "import { two } from './two.ts'\nexport const one = () => two\n",
      'src/core/two.ts': 'export const two = 2\n',
      ...files,
    })

  test('modules that import one another in a circle; not those that do not', () => {
    expect(run({}).status).toBe(0)
    const { status, says } = run({ 'src/core/two.ts': "import { one } from './one.ts'\nexport const two = () => one\n" })
    expect(says).toContain('no-cycle')
    expect(status).toBe(1)
  })

  test('core that knows a feature', () => {
    const { status, says } = run({ 'src/core/two.ts': "export { two } from '../features/base/people/rules.ts'\n" })
    expect(says).toContain('core imports zod only')
    expect(status).toBe(1)
  })
})
