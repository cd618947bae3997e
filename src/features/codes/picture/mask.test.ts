import { encode } from 'uqr'
import { describe, expect, it } from 'vitest'
import { flipsOf, penalty } from './mask.ts'
import { matrixOf } from './matrix.ts'

const texts = ['HTTPS://LINTEL.EXAMPLE/Q/7K3M9QX2PD4H8RTA', 'https://lintel.example/scan?id=42', '0123456789', 'A'.repeat(400)]

describe('the choice of a mask', () => {
  it.each(texts)('draws with our score no worse than the library would choose: %s', text => {
    const chosen = matrixOf(text, 'Q')
    const library = encode(text, { ecc: 'Q', boostEcc: true, border: 0 })
    expect(chosen.size).toBe(library.size)
    const theirs = Uint8Array.from(library.data.flat(), Number)
    // Format bits are left out of the choice: they can move the score by a few points.
    expect(penalty(chosen.size, chosen.dark)).toBeLessThanOrEqual(penalty(chosen.size, theirs) + 30)
  })

  it('foretells the data modules of every mask as the library draws them', () => {
    for (const text of texts) {
      const base = encode(text, { border: 0, maskPattern: 0 })
      const data = Uint8Array.from(base.types.flat(), type => (type === 0 ? 1 : 0))
      const dark = Uint8Array.from(base.data.flat(), Number)
      for (const [mask, flips] of flipsOf(base.size, data).entries()) {
        const drawn = encode(text, { border: 0, maskPattern: mask }).data.flat()
        const wrong = drawn.filter((isDark, at) => data[at] === 1 && Number(isDark) !== ((dark[at] ?? 0) ^ (flips[at] ?? 0)))
        expect(wrong).toEqual([])
      }
    }
  })

  it('scores an even chequerboard as nothing and a filled square by runs, blocks and imbalance', () => {
    expect(
      penalty(
        10,
        Uint8Array.from({ length: 100 }, (_, at) => (at + Math.floor(at / 10)) % 2),
      ),
    ).toBe(0)
    expect(penalty(10, new Uint8Array(100).fill(1))).toBe(20 * 8 + 81 * 3 + 100)
  })
})

describe('a matrix', () => {
  it('needs fewer modules for upper-case text than for the same in lower case', () => {
    const address = 'HTTPS://LINTEL.EXAMPLE/Q/7K3M9QX2PD4H8RTA'
    expect(matrixOf(address, 'H').size).toBe(33)
    expect(matrixOf(address.toLowerCase(), 'H').size).toBeGreaterThan(33)
  })

  it('takes a higher level when that costs no module, and tells it', () => {
    const levelsOf = (text: string) => (['L', 'M', 'Q', 'H'] as const).map(level => matrixOf(text, level).level)
    expect(levelsOf('A'.repeat(20))).toEqual(['M', 'M', 'H', 'H'])
    expect(levelsOf('A'.repeat(25))).toEqual(['L', 'Q', 'Q', 'H'])
  })

  it('is refused for an empty text and for one that no code holds', () => {
    expect(() => matrixOf('', 'M')).toThrow(RangeError)
    expect(() => matrixOf('a'.repeat(3000), 'L')).toThrow(RangeError)
  })
})
