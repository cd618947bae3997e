import { describe, expect, test } from 'vitest'
import { permissions } from '../core/permissions.ts'
import { permissionWords } from './permissionWords.ts'

describe('the names of permissions', () => {
  test('are there for every permission, and for nothing else, in each language', () => {
    for (const names of Object.values(permissionWords)) expect(Object.keys(names).toSorted()).toEqual([...permissions].toSorted())
  })

  test('are in English the keys of the specification', () => {
    for (const [key, name] of Object.entries(permissionWords.en)) expect(name.replaceAll(' ', '')).toBe(key)
  })

  test.each(['es', 'fr'] as const)('are translated: %s', language => {
    const names = Object.entries(permissionWords[language])
    const english: Record<string, string> = permissionWords.en
    expect(names.filter(([key, name]) => name === english[key])).toEqual([])
    expect(new Set(names.map(([, name]) => name)).size).toBe(permissions.length)
  })
})
