const breaks = /[\p{Cc}\p{Zl}\p{Zp}]+/u

/** The text in one line: line breaks, tabs and other control characters become one space, at the ends none. */
export const oneLine = (text: string): string =>
  breaks.test(text)
    ? text
        .split(breaks)
        .map(part => part.trim())
        .filter(part => part !== '')
        .join(' ')
    : text

/** At most so many characters of a text and `…`, cut at the end of a word where the text has words. */
export const cutAtWord = (text: string, most: number): string => {
  if (text.length <= most) return text
  const whole = text.slice(0, most + 1).replace(/\s\S*$/u, '')
  const cut = whole.length <= most ? whole : text.slice(0, most).replace(/[\ud800-\udbff]$/, '') // no half of a character
  return `${cut.replace(/[\s,;:.]+$/u, '')}…`
}
