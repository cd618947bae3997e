import type { Page } from '@playwright/test'

/** Pastes as the browser does, what a sheet put there. */
export const paste = (page: Page, block: string): Promise<unknown> =>
  page.evaluate(`(() => {
    const data = new DataTransfer()
    data.setData('text/plain', ${JSON.stringify(block)})
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })()`)
