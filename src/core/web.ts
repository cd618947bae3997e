const host = String.raw`(?:[^\s/?#@:\\]+\.)+[^\s/?#@:\\.]+`
const bare = new RegExp(String.raw`^${host}(?::\d{1,5})?(?:[/?#]\S*)?$`, 'i')
const twoSchemes = /^https?:\/\/(?=https?:\/\/)/i

/**
 * A web address as people type it, whole: `www.example.com` gets its `https://`, one that was pasted behind `https://` loses the first.
 * Anything else stays, without the blanks around it.
 */
export const completeWebsite = (typed: string): string => {
  const text = typed.trim().replace(twoSchemes, '')
  return bare.test(text) ? `https://${text}` : text
}

/** Whether a text, made whole, is an address of the web: http or https, and a host with a dot. */
export const isWebsite = (text: string): boolean =>
  /^https?:\/\/[^\s/?#@\\]+\.[^\s/?#@\\.]+(:\d+)?([/?#]\S*)?$/i.test(completeWebsite(text))
