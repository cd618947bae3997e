import type { Page } from '@playwright/test'

/** Cells of the tables of a page that show nothing at all, by table and column: an empty one has its dash. */
export const emptyCells = (page: Page): Promise<string[]> => page.evaluate<string[]>(look)

// As text: the tests are compiled without a DOM.
const look = `(() => {
  const drawn = 'svg, img, input, button, canvas'
  const found = [...document.querySelectorAll('tbody td')].filter(
    cell => !cell.closest('[role=grid], [aria-busy=true]') && !cell.textContent.trim() && !cell.querySelector(drawn),
  )
  const headOf = cell => cell.closest('table').querySelectorAll('thead th')[cell.cellIndex]?.textContent ?? ''
  return [...new Set(found.map(cell => (cell.closest('table').getAttribute('aria-label') ?? '') + ': ' + headOf(cell)))]
})()`
