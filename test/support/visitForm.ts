import { expect, type Page } from '@playwright/test'

/** What somebody typed into a form of a scan page, by the names of its inputs. */
export type Filled = Readonly<Record<string, string>>
/** A form as it stands in a page: where it goes, how it is written, and what it brings by itself. */
type PageForm = { readonly action: string; readonly multipart: boolean; readonly hidden: Filled; readonly names: ReadonlySet<string> }

const plainText = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>')
const attributeOf = (tag: string, name: string): string | undefined => {
  const found = new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1]
  return found === undefined ? undefined : plainText(found)
}

/** The form that visitors send, read from the page's own HTML. Throws where there is none. */
export const readForm = (html: string): PageForm => {
  const [whole = '', tag = ''] = /(<form[^>]* data-answer[^>]*>)[\s\S]*?<\/form>/i.exec(html) ?? []
  if (whole === '') throw new Error('the page has no form')
  const inputs = [...whole.matchAll(/<(?:input|select|textarea|button)[^>]*>/gi)].map(([input]) => input)
  const hidden = inputs.filter(input => attributeOf(input, 'type') === 'hidden')
  return {
    action: attributeOf(tag, 'action') ?? '',
    multipart: attributeOf(tag, 'enctype') === 'multipart/form-data',
    hidden: Object.fromEntries(hidden.map(input => [attributeOf(input, 'name') ?? '', attributeOf(input, 'value') ?? ''])),
    names: new Set(inputs.map(input => attributeOf(input, 'name') ?? '')),
  }
}

/** Sends the form of a page as a browser without a script does; gives the answer, redirections not followed. */
export const sendPlainly = async (base: string, html: string, filled: Filled, headers: Record<string, string>): Promise<Response> => {
  const { action, multipart, hidden, names } = readForm(html)
  for (const name of Object.keys(filled)) if (!names.has(name)) throw new Error(`the form has no field ${name}`)
  const fields = Object.entries({ ...hidden, ...filled })
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  const body = multipart ? form : new URLSearchParams(fields)
  return fetch(new URL(action, base), { method: 'POST', headers, body, redirect: 'manual' })
}

/** Fills in a form as a person does, by the kind of each input, and sends it. */
export const sendByHand = async (page: Page, filled: Filled): Promise<void> => {
  const form = page.locator('form[data-answer]')
  for (const [name, value] of Object.entries(filled)) {
    if (value === '') continue
    const inputs = form.locator(`[name="${name}"]`)
    const type = await inputs.first().getAttribute('type')
    if (type === 'radio' || type === 'checkbox') await inputs.and(form.locator(`[value="${value}"]`)).press(' ')
    else if ((await inputs.and(form.locator('select')).count()) > 0) await inputs.selectOption(value)
    else await inputs.fill(value)
  }
  await form.locator('[type=submit]').click()
  await expect(page.locator('form[data-answer] .problem').filter({ hasText: /\S/ })).toHaveCount(0)
}
