import { expect } from '@playwright/test'
import { signInAt, test } from '../support/people.ts'

test('a picker of ten thousand opens at once, scrolls to its end, and is used by keyboard', async ({ page }) => {
  await signInAt(page, 'admin', '/kit')
  const input = page.getByRole('combobox', { name: 'One of ten thousand' })
  const options = page.getByRole('listbox', { name: 'One of ten thousand' }).getByRole('option')
  await input.scrollIntoViewIfNeeded()
  await expect(options).toHaveCount(0)
  const id = await input.getAttribute('id')
  const opening = await page.evaluate<number>(`(async () => {
    const begin = performance.now()
    document.getElementById('${id}').focus()
    while (!document.querySelector('[role=option]')) await new Promise(requestAnimationFrame)
    return performance.now() - begin
  })()`)
  expect(opening).toBeLessThan(500)
  await expect(options.first()).toHaveText('Sign 10001Floor 1')
  await expect(options.first()).toHaveAttribute('aria-setsize', '10000')
  expect(await options.count()).toBeLessThan(40)

  const box = `document.querySelector('[role=listbox][aria-label="One of ten thousand"] > div')`
  for (const share of [0.25, 0.5, 0.75, 1]) {
    await page.evaluate(`${box}.scrollTo({ top: ${share} * ${box}.scrollHeight })`)
    await expect.poll(() => page.evaluate<number>(linesIn(box))).toBeGreaterThan(5)
    expect(await options.count()).toBeLessThan(40)
  }
  await expect(options.last()).toHaveText('Sign 20000Floor 40')
  await options.last().click()
  await expect(input).toHaveValue('Sign 20000')
  await expect(options).toHaveCount(0)

  await input.press('ArrowDown')
  await expect(options.filter({ hasText: 'Sign 20000' })).toBeInViewport()
  await input.press('ArrowDown')
  await expect(options.filter({ hasText: 'Sign 10001' })).toBeInViewport()
  await input.fill('sign 1234')
  await expect(options).toHaveText([
    'Sign 12340',
    'Sign 12341Floor 21',
    'Sign 12342',
    'Sign 12343',
    'Sign 12344Floor 24',
    /./,
    /./,
    /./,
    /./,
    /./,
    'Sign 11234Floor 34',
  ])
  await input.press('ArrowDown')
  await input.press('Enter')
  await expect(input).toHaveValue('Sign 12341')
  await input.fill('nothing like it')
  await expect(page.getByText('Nothing found')).toBeVisible()
  await input.press('Escape')
  await expect(input).toHaveValue('Sign 12341')
})

/** Counts the lines that stand inside the scrolling box. */
const linesIn = (box: string): string => `(() => {
  const all = ${box}.getBoundingClientRect()
  const lines = [...${box}.querySelectorAll('[role=option]')].map(line => line.getBoundingClientRect())
  return lines.filter(at => at.bottom > all.top && at.top < all.bottom).length
})()`
