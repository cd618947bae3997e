import type { Page } from '@playwright/test'

/** Pastes as the browser does, what a sheet or another program put there: text, and its HTML. */
export const paste = (page: Page, block: string, html = ''): Promise<unknown> =>
  page.evaluate(`(() => {
    const data = new DataTransfer()
    data.setData('text/plain', ${JSON.stringify(block)})
    if (${html !== ''}) data.setData('text/html', ${JSON.stringify(html)})
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })()`)
