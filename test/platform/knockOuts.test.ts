import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { guards } from '../../torture/guards.ts'
import { withoutGuard } from '../../torture/knockOut.ts'

test.each(guards.map(one => [one.guard, one] as const))(
  '%s can be switched off: it stands where its row says, and has its tests',
  (_guard, one) => {
    if ('file' in one) {
      const text = readFileSync(one.file, 'utf8')
      expect(withoutGuard(text, one)).not.toBe(text)
    }
    expect(Object.keys(one.probes).filter(file => !existsSync(file))).toEqual([])
    expect(Object.keys(one.probes).length).toBeGreaterThan(0)
  },
)

test('a guard that has moved, or stands twice, is told', () => {
  const row = { guard: 'may', file: 'gate.ts', from: 'if (!may) throw', to: '', probes: {} }
  expect(withoutGuard('if (!may) throw no', row)).toBe(' no')
  for (const text of ['', 'if (!may) throw; if (!may) throw'])
    expect(() => withoutGuard(text, row)).toThrow('may: what is to be switched off stands')
})
