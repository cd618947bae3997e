/** An address that a scan may lead to: http or https, or a public file of ours. Null for anything else. */
export const safeUrl = (given: unknown): string | null => {
  if (typeof given !== 'string') return null
  const text = given.trim()
  if (/^\/files\/[\w./-]+$/.test(text) && !text.includes('..')) return text
  const url = URL.parse(text)
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:') || url.username || url.password || !url.hostname) return null
  return url.href
}
