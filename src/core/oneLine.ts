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
