import { describe, expect, it } from 'vitest'
import { COMMENT_LINES } from './comments.ts'

function duplicates(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

describe('comments', () => {
  it('has at least 420 distinct sentences, mostly English, and uses known tags only', () => {
    const texts = COMMENT_LINES.map(line => line.text.toLowerCase().replace(/[.!]$/, ''))
    expect(duplicates(texts)).toEqual([])
    expect(COMMENT_LINES.filter(line => line.language === 'en').length).toBeGreaterThan(420)
    expect(COMMENT_LINES.filter(line => line.language === 'es').length).toBeGreaterThan(250)
    const tags = new Set(COMMENT_LINES.flatMap(line => line.tags))
    const known = 'off res ind med ret hot edu winter summer am noon pm in better worse'.split(' ')
    expect([...tags].filter(tag => !known.includes(tag))).toEqual([])
    for (const line of COMMENT_LINES) expect(line.text).not.toMatch(/[[\]`]|^\s|\s$|\$\{/)
  })
})
