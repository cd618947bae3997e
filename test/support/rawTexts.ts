import type { Page } from '@playwright/test'

/** Texts of a page that are not filled in: `{who} imported {object}.`, `undefined`, `NaN`, `[object Object]`. */
export const rawTexts = async (page: Page): Promise<string[]> => {
  const lines = (await page.locator('body').innerText()).split('\n')
  return [...new Set(lines.filter(line => /\{\w+[},]|\bundefined\b|\[object \w+\]|\bNaN\b/.test(line)))]
}

/** What red toasts of a page say. */
export const errorToasts = (page: Page): Promise<string[]> => page.locator('.mantine-Notification-root[role=alert]').allInnerTexts()
