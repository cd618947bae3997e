import { expect, test } from 'vitest'
import { openWorld } from '../../../test/world.ts'
import { foldText, nameKey } from '../../core/fold.ts'

const world = await openWorld()

/** Every sign that has a meaning, alone and beside letters: assigned, no surrogate, none of private use, not 0 and no line feed, which no name holds. */
const signs = Array.from({ length: 0x2fa20 }, (_, code) => String.fromCodePoint(code || 32)).filter(
  sign => /^\p{Assigned}$/u.test(sign) && !/^[\p{Cs}\p{Co}\p{Cc}]$/u.test(sign),
)

test('the database folds texts and compares names as the code does, for every sign', async () => {
  const texts = signs.map(sign => `Aa ${sign}\u00a0 z${sign}`)
  const { rows } = await world.services.db.system.query<{ text: string; folded: string; key: string }>(
    'select text, fold_text(text) as folded, name_key(text) as key from unnest($1::text[]) text where unicode_assigned(text)',
    [texts],
  )
  const differ = rows.filter(({ text, folded, key }) => folded !== foldText(text) || key !== nameKey(text))
  expect(rows.length).toBeGreaterThan(texts.length - 5000) // signs that this PostgreSQL does not know yet
  expect(differ.map(({ text, folded, key }) => [text.codePointAt(3)?.toString(16), folded, foldText(text), key, nameKey(text)])).toEqual([])
})
