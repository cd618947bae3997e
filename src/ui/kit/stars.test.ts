import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Stars } from './Stars.tsx'

test.each([
  [4.5, '4.50', '4.5 of 5'],
  [4, '4.00', '4 of 5'],
  [4.333, '4.33', '4.5 of 5'],
  [4.006, '4.01', '4 of 5'],
])('an average of %s stands beside its stars as %s, to two decimals [C-RULE-080]', (value, figure, stars) => {
  const drawn = renderToStaticMarkup(createElement(Stars, { value, figure: true }))
  expect(drawn.replace(/<[^>]+>/g, '')).toBe(figure)
  expect(drawn).toContain(`aria-label="${stars}`)
})
