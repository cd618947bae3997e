import type { Page } from '@playwright/test'

/** The least width and height of what a finger presses, in px. */
export const TARGET = 44

// What is pressed: the element, its label, or an area that its style adds. Links in running text have no size of their own (WCAG 2.5.8).
const look = `(() => {
  const most = ${TARGET} - 0.5
  const marked = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=switch], [role=radio], [role=option], [role=slider]'
  const owns = element => [element, ...(element.labels ?? [])]
  const running = element =>
    element.tagName === 'A' &&
    getComputedStyle(element).display.startsWith('inline') &&
    [...element.parentElement.childNodes].some(one => one.nodeType === 3 && one.textContent.trim().length > 1)
  const name = element => {
    const text = (element.getAttribute('aria-label') || element.labels?.[0]?.textContent || element.textContent || element.getAttribute('placeholder') || element.id).trim()
    return element.tagName.toLowerCase() + ' "' + text.slice(0, 40) + '"'
  }
  const found = []
  for (const element of document.querySelectorAll(marked)) {
    if (element.disabled || element.type === 'file' || element.closest('[aria-hidden=true], [inert], [disabled], .unseen')) continue
    if (!element.checkVisibility({ opacityProperty: false, visibilityProperty: true })) continue
    const large = () =>
      owns(element)
        .map(one => one.getBoundingClientRect())
        .filter(box => box.width > 1 && box.height > 1)
        .toSorted((a, b) => Math.min(b.width, b.height) - Math.min(a.width, a.height))[0]
    const first = large()
    if (!first || running(element) || (first.width >= most && first.height >= most)) continue
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const box = large()
    const hits = (x, y) => {
      const top = document.elementFromPoint(x, y)
      return !!top && owns(element).some(one => one.contains(top))
    }
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const reach = (dx, dy) => {
      let far = 0
      while (far < 22 && hits(x + dx * (far + 1), y + dy * (far + 1))) far++
      return far
    }
    const wide = Math.max(box.width, reach(-1, 0) + reach(1, 0) + 1)
    const high = Math.max(box.height, reach(0, -1) + reach(0, 1) + 1)
    if (wide < most || high < most) found.push(name(element) + ' ' + Math.round(wide) + '×' + Math.round(high))
  }
  window.scrollTo(0, 0)
  return [...new Set(found)]
})()`

/** What is smaller to press than `TARGET` in each direction, by name and size. */
export const smallTargets = (page: Page): Promise<string[]> => page.evaluate<string[]>(look)
