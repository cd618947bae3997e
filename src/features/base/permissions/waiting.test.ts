import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { served } from '../../../app/features.ts'
import { type Permission, permissionKinds, permissions } from '../../../core/permissions.ts'
import { waitingFlags } from './waiting.ts'

// Where flags are asked for: calls, pages, menu, sections, and what a screen or handler asks by itself.
const asking = [...globSync('src/{app,ui}/**/*.{ts,tsx}'), ...globSync('src/features/**/*.{ts,tsx}')]
  .filter(file => !/\.test\.|\/demo(\/|\.ts)|\/words\.ts|features\/(permissions|history|adoption|surveys\/readyQuestions)/.test(file))
  .map(file => readFileSync(file, 'utf8'))
const asked = (flag: Permission) => {
  const question = new RegExp(
    String.raw`\b(?:can|may|needs|flags?|sees)\w*\b[^\n]{0,80}'${flag}'|\b(?:may|needs|flag|Flags)\b[^=\n]*= [^\n]*'${flag}'|[Pp]ermissions\.${flag}\b|flag: '${flag}'`,
  )
  return served.some(({ call }) => [call.may ?? []].flat().includes(flag)) || asking.some(text => question.test(text))
}

test('the flags that are said to wait are asked for by nothing; all others by something', () => {
  expect(waitingFlags.filter(asked)).toEqual([])
  const sections: readonly Permission[] = permissionKinds.sections // each shows the section of its name: test/contract/flags.test.ts
  const unasked = permissions.filter(flag => !waitingFlags.includes(flag) && !sections.includes(flag) && !asked(flag))
  expect(unasked).toEqual([])
})
