const gap = '\u200b'

/** Text without control and direction characters, its line ends as \n. */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\u202a-\u202e\u2066-\u2069\u200e\u200f]|(?!\n)\p{Cc}/gu, '')

/**
 * Words of strangers that mail programs do not turn into a link: an invisible gap breaks what they look for (addresses, hosts, protocols,
 * phone numbers are left to the page's meta tag). Never for what somebody is to copy: the gap goes along.
 */
export const unlinkText = (text: string): string =>
  cleanText(text)
    .replace(/[.。．｡](?=[\p{L}\p{N}_-])/gu, (dot, at: number, all: string) => (isFigure(all, at) ? dot : dot + gap))
    .replace(/[@＠](?=\S)|[:：](?=[/\\])|(?<=\b(?:mailto|tel|sms|javascript|data)):(?=\S)/gu, sign => sign + gap)

/** A decimal point: digits on both sides and no second dot as in an address of four numbers. */
function isFigure(text: string, at: number) {
  const before = /[\d.,]*$/.exec(text.slice(Math.max(0, at - 20), at))?.[0] ?? ''
  const after = /^[\d.,]*/.exec(text.slice(at + 1, at + 21))?.[0] ?? ''
  return /\d$/.test(before) && /^\d+[.,]?$/.test(after) && !before.includes('.') && !/^[\p{L}_/:]/u.test(text.slice(at + 1 + after.length))
}
