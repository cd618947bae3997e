/** Elements that rich text may hold; everything else is taken out, its text stays. */
export const richTags = [
  'p',
  'br',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'h1',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'blockquote',
  'hr',
  'a',
  'code',
] as const
/** Where a link in rich text may lead. */
export const richSchemes = ['https', 'mailto'] as const

/** What a picture in rich text may be: a file that was uploaded here, by its own address, so that no page asks another site for one. */
export const richPicture = /^\/files\/[\w-]+\/[\w-]+\/[\w.-]+$/
/** Kept of a picture in rich text: its address, its alternative text, its size in pixels. */
export const richPictureAttributes = ['src', 'alt', 'width', 'height'] as const

/** Whether rich text shows nothing: no character between its tags, as the editor's empty paragraph. */
export const isEmptyHtml = (html: string | null | undefined): boolean => textOf(html ?? '') === ''

/** The same of rich text that may hold pictures: one is something to see. */
export const isEmptyPage = (html: string | null | undefined): boolean => isEmptyHtml(html) && !/<img\s/i.test(html ?? '')

/** The text of rich text, for mails' plain part and for previews: blocks end in a line break, entities are read. */
export const textOf = (html: string): string =>
  html
    .replaceAll(/<(br|hr)\s*\/?>|<\/(p|h[1-4]|li|blockquote|ul|ol)>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
